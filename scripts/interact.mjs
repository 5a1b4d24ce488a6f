// What of interactjs the drag of one known element never runs, left out while bundling: targets by selector, origins,
// edges and speeds, its own start of drags, deprecated calls, and ways round browsers without pointer events.
import { readFileSync } from 'node:fs';

/** The version that the table below speaks of; another needs another look. */
const PINNED = '1.10.28';

/**
 * By file: `members` are methods, properties and assignments to properties, by name; `statements` are left out by how
 * they begin; `known` are expressions whose value is always the same here.
 */
const unused = {
  'actions/drag/plugin': {
    // It may keep to an axis, and has its part in auto-start, in whose stead the element's own plugin starts drags.
    members: `interactions:before-action-move interactions:action-resume interactions:action-move auto-start:check
      beforeMove move getCursor startAxis lockAxis`,
    statements: [
      "this.setOnEvents('drag'",
      'if (/^(xy|x|y|start)$/',
      'if (/^(xy|x|y)$/',
      'if (is.bool(options))',
    ],
  },
  'core/scope': {
    // A document stays known until the page goes.
    members: `pluginIsInstalled getDocOptions removeDocument onWindowUnload browser id Eventable InteractEvent
      phases phaselessTypes _plugins`,
    statements: [
      'if (is.window(window))',
      'if (plugin.id)',
      'this._plugins.list.push(',
      'browser.init(',
      'domObjects.init(',
      'raf.init(',
      'if (this.pluginIsInstalled(plugin))',
      'if (doc !== this.document)',
      "scope.fire('interactable:set'",
    ],
    // What the one plugin of ours would stand before has no listeners.
    known: { 'clone(defaults)': 'defaults', 'plugin.listeners && plugin.before': 'false' },
  },
  'core/InteractStatic': {
    members: `getPointerAverage getTouchBBox getTouchDistance getTouchAngle getElementRect getElementClientRect
      matchesSelector closest globalEvents global version isSet on off debug supportsTouch supportsPointerEvent stop
      addDocument removeDocument`,
    known: { 'scope.interactables.getExisting(target, options)': 'null' },
  },
  'core/InteractableSet': {
    // Nobody asks for an interactable by its target.
    members: 'getExisting forEachMatch selectorMap',
    statements: ['scope.addListeners(', 'if (is.string(target))', "this.scope.fire('interactable:new'"],
  },
  'core/Interactable': {
    members: `setOnEvents getRect rectChecker _backCompatOption origin deltaSource getAllElements context inContext
      testIgnoreAllow testAllow testIgnore on off _context _win _scopeEvents`,
    // Of its options it has listeners alone, set once and for its own events.
    statements: [
      'if (is.array(prev) ||',
      'if (is.array(optionValue))',
      'for (const setting in options)',
      "if (type === 'wheel')",
      'if (is.string(this.target))',
      'if (is.object(typeArg) && !is.array(typeArg))',
    ],
    known: {
      'this._win.document': 'target.ownerDocument',
      "method === OnOffMethod.On ? 'on' : 'off'": "'on'",
      'OnOffMethod.On,': '0,',
      'clone(defaults.base)': '{}',
      'isNonNativeEvent(type, this._actions)': 'true',
    },
  },
  'core/Eventable': {
    members: 'off getRect global',
    statements: ['const global =', 'if (!event.propagationStopped && global'],
  },
  'core/BaseEvent': { members: 'preventDefault stopPropagation stopImmediatePropagation' },
  'core/InteractEvent': {
    members: `relatedTarget screenX screenY button buttons ctrlKey shiftKey altKey metaKey rect delta x0 y0 t0 dt
      duration velocity speed swipe axes preEnd getSwipe preventDefault stopImmediatePropagation stopPropagation
      pageX pageY dx dy velocityX velocityY`,
    statements: ['const deltaSource =', 'if (!ending)'],
    known: { 'getOriginXY(target, element, actionName)': '{ x: 0, y: 0 }' },
  },
  'core/Interaction': {
    members: `doMove documentBlur currentAction getPointerInfo downPointer rect _rects edges delta velocity simulation`,
    statements: [
      'pointerUtils.pointerExtend(',
      'pointerUtils.setCoordDeltas(',
      'pointerUtils.setCoordVelocity(',
      'if (!signalArg || !signalArg.event)',
      "if (rect && phase === 'move')",
      // An interaction speaks for itself.
      'for (const key in _Proxy',
      // Only its downs and moves are listened to.
      "this._scopeFire('interactions:new'",
      'this._scopeFire(`interactions:${type}`',
      "this._scopeFire('interactions:stop'",
      "this._scopeFire('interactions:update-pointer'",
      "this._scopeFire('interactions:remove-pointer'",
      'const beforeResult =',
      'if (beforeResult === false)',
      'this._scopeFire(`interactions:action-',
      'this._scopeFire(`interactions:after-action-',
    ],
    known: {
      'this._proxy = {}': 'this._proxy = this',
      "/cancel$/i.test(event.type) ? 'cancel' : 'up'": "'up'",
      '!this.simulation && !(this.modification && this.modification.endResult)': 'true',
      '!duplicateMove && !this.simulation': '!duplicateMove',
      "(action.name === 'gesture' ? 2 : 1)": '1',
      '!this.simulation': 'true',
    },
  },
  'core/interactions': {
    members: 'prevTouchTime scope:remove-document onDocSignal doOnInteractions methodNames',
    statements: [
      // The element hears the window's blur and keeps the browser from its own drags.
      'docEvents.push({',
      'scope.usePlugin(interactablePreventDefault)',
      "scope.fire('interactions:find'",
      'if (scope.browser.isIOS',
      'for (const eventType in events.delegatedEvents)',
      "scope.fire('interactions:destroy'",
    ],
    known: {
      'domObjects.PointerEvent': 'true',
      'browser.pEventTypes': `{ down: 'pointerdown', move: 'pointermove', up: 'pointerup', cancel: 'pointercancel' }`,
      ", 'updatePointer', 'removePointer', 'windowBlur'": '',
      '/^touch/.test(event.type)': 'false',
      '!browser.supportsPointerEvent && /mouse/.test(event.type)': 'false',
    },
  },
  'core/interactionFinder': {
    members: 'simulationResume',
    known: {
      "'simulationResume', ": '',
      'target && !(target.options.gesture && target.options.gesture.enabled)': 'target',
      'interaction.simulation && !hasPointerId(interaction, pointerId)': 'false',
      'interaction.pointerType === pointerType && !(/down/i.test(eventType) && interaction.simulation)':
        'false',
    },
  },
  'core/events': {
    members: `remove addDelegate removeDelegate delegateListener delegateUseCapture delegatedEvents supportsOptions
      supportsPassive`,
    statements: ['(_scope$document = scope.document)'],
    known: {
      'eventsMethods.supportsOptions ? options : options.capture': 'options',
      'getOptions(optionalArg)': '{}',
      ' && optionsMatch(l.options, options)': '',
    },
  },
  // CSS keeps the browser from scrolling and selecting.
  'core/interactablePreventDefault': {},
  'utils/window': { statements: ['const el =', 'if (el.ownerDocument'] },
  'utils/domUtils': {
    statements: ['while (child)'],
    known: { 'element.correspondingUseElement || element': 'element' },
  },
  'utils/is': { members: 'window docFrag bool element plainObject' },
  'utils/normalizeListeners': { statements: ["if (is.string(type) && type.search(' ')"] },
  'utils/pointerUtils': {
    known: {
      // A second finger lets go of what is held.
      'pointers.length > 1': 'false',
      'is.string(pointer.pointerType)': 'true',
      'is.number(pointer.pointerId)': 'true',
      'is.func(event.composedPath)': 'true',
      'browser.isOperaMobile && isNativePointer(pointer)': 'false',
      "/touch/.test(pointer.type || '') || pointer instanceof domObjects.Touch": 'false',
    },
  },
};

/** The rollup plugin. It fails where a file no longer has what is to be left out of it. */
export const unusedInteract = {
  name: 'unused-interact',
  transform(code, id) {
    const [, folder, file] = /^(.*[\\/]@interactjs[\\/]\w+)[\\/](.+)\.js$/.exec(id) ?? [];
    if (!folder) return null;
    const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    if (version !== PINNED) this.error(`interactjs is ${version}: look again at what of it is left out.`);
    const table = unused[`${/\w+$/.exec(folder)[0]}/${file.replaceAll('\\', '/')}`];
    if (!table) return null;
    const { members = '', statements = [], known = {} } = table;
    const names = new Set(members.split(/\s+/).filter(Boolean));
    const found = new Set();
    const cuts = [];
    visit(this.parse(code), (node) => {
      const source = code.slice(node.start, node.end);
      const cut =
        [nameOf(node)].find((name) => names.has(name)) ??
        (/(Statement|Declaration)$/.test(node.type) && statements.find((text) => source.startsWith(text)));
      if (!cut) return true;
      found.add(cut);
      // A statement may be all that follows an `else`; a property takes its comma along.
      if (/Definition|Property/.test(node.type))
        cuts.push([node.start, node.end + (code[node.end] === ',' ? 1 : 0), '']);
      else cuts.push([node.start, node.end, ';']);
      return false;
    });
    let shorter = cuts.reduceRight(
      (all, [start, end, rest]) =>
        all.slice(0, start) + rest + breaks(all.slice(start, end)) + all.slice(end),
      code,
    );
    for (const [text, value] of Object.entries(known)) {
      if (shorter.includes(text)) found.add(text);
      shorter = shorter.replaceAll(text, value);
    }
    for (const each of [...names, ...statements, ...Object.keys(known)]) {
      if (!found.has(each)) this.error(`interactjs has no ${each} in ${file}.js any more.`);
    }
    // A file of which nothing is used any more goes away with whatever it does on its own.
    return { code: shorter, map: null, moduleSideEffects: false };
  },
};

/** The line breaks alone, so that the source maps stay true. */
const breaks = (text) => text.replace(/[^\n]/g, '');

/** The name of a method, a property, or a property that is assigned to. */
function nameOf(node) {
  if (node.type === 'MethodDefinition' || node.type === 'Property') return node.key.name ?? node.key.value;
  const assigned = node.type === 'ExpressionStatement' && node.expression.type === 'AssignmentExpression';
  return assigned ? node.expression.left.property?.name : undefined;
}

/** Goes through a tree in the order of its text; `see` says whether to go on inside. */
function visit(node, see) {
  if (typeof node?.type === 'string' && !see(node)) return;
  for (const child of Object.values(node ?? {})) if (typeof child === 'object') visit(child, see);
}
