/** The plugin in a real WordPress: installed from its zip, written with by two roles, seen by visitors. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { begin, legalMoves } from '../../src/engine/all.js';
import { launch, view } from '../e2e/browser.js';
import { ROOT } from '../e2e/host.js';
import { Player } from '../e2e/player.js';
import { ADMINISTRATOR, openSite } from './site.js';
import type { Site } from './site.js';
import { Visitor } from './visitor.js';
import type { Post } from './visitor.js';

const AUTHOR = { name: 'ben', password: randomBytes(12).toString('hex') };
const SCRIPT = '/wp-content/plugins/solitaire-elements/dist/solitaire-elements.min.js';
const ROLES = ['administrator', 'author'] as const;
/** The dashboard's own: it asks a site for faces that can't be reached here, and WordPress for what an author may not. */
const DASHBOARD = /ERR_NAME_NOT_RESOLVED|403 \(Forbidden\)/;
const LIMIT = { timeout: 120_000 };

/** Each game as it is asked for, and what its tag must say then. */
const GAMES = [
  {
    game: 'freecell',
    attributes: { deal: '617', lang: 'hr', theme: 'dark', height: '600' },
    said: { deal: '617', lang: 'hr', theme: 'dark', style: 'height: 600px' },
    link: '/play/?game=freecell&deal=617&lang=hr',
  },
  {
    game: 'russian',
    attributes: { deal: 'RU1-R-AAAAABB', controls: 'minimal' },
    said: { deal: 'RU1-R-AAAAABB', controls: 'minimal' },
    link: '/play/?game=russian&deal=RU1-R-AAAAABB&lang=en-US',
  },
  {
    game: 'reflechi',
    attributes: { draw: '3', deal: '7' },
    said: { draw: '3', deal: '7' },
    link: '/play/?game=reflechi&deal=7&lang=en-US',
  },
] as const;

const shortcode = (attributes: object): string =>
  `[solitaire ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}]`;

const block = (attributes: object): string =>
  `<!-- wp:solitaire-elements/game ${JSON.stringify(attributes)} /-->`;

/** Drags some card of the deal from one column to another, as its rules allow. */
async function plays(page: Page, tag: string): Promise<void> {
  const player = new Player(page, { selector: tag });
  const ready = await player.ready();
  const deal = ready.find(({ type, target }) => type === 'ready' && target === tag);
  const move = legalMoves(begin(String(deal?.detail['code']))).find(
    ({ from, to }) => /[1-8]/.test(from) && /[1-8]/.test(to),
  );
  assert.ok(move, `${tag}: no move between columns`);
  await player.drag(move.from, move.count, move.to);
  const moved = (await player.events('move')).find(({ type }) => type === 'move');
  assert.deepEqual(
    [moved?.target, moved?.detail['from'], moved?.detail['to'], moved?.detail['by']],
    [tag, move.from, move.to, 'player'],
  );
}

const scripts = (page: Page): Promise<string[]> =>
  page.$$eval('script[src]', (all) =>
    all.map(({ src }) => src).filter((src) => src.includes('solitaire-elements')),
  );

describe('a WordPress with the plugin', () => {
  let site: Site;
  let browser: Browser;
  const writers = new Map<string, Visitor>();
  const writer = (role: string): Visitor => {
    const found = writers.get(role);
    assert.ok(found, role);
    return found;
  };

  before(
    async () => {
      execFileSync(process.execPath, ['scripts/wordpress.mjs'], { cwd: ROOT });
      site = await openSite();
      const administrator = await Visitor.login(site.origin, ADMINISTRATOR);
      await installPlugin(administrator);
      await administrator.rest('POST', '/wp/v2/users', {
        username: AUTHOR.name,
        password: AUTHOR.password,
        email: 'ben@example.org',
        roles: ['author'],
      });
      writers.set('administrator', administrator);
      writers.set('author', await Visitor.login(site.origin, AUTHOR));
      // Nothing but this machine can be reached.
      browser = await launch('chromium', {
        motion: false,
        args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
      });
    },
    { timeout: 180_000 },
  );
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  /** As an administrator does by hand: Plugins, Add New, Upload Plugin, Activate. */
  async function installPlugin(administrator: Visitor): Promise<void> {
    const form = await administrator.page('/wp-admin/plugin-install.php?tab=upload');
    const zip = readFileSync(join(ROOT, '.cache/solitaire-elements-wordpress.zip'));
    const answer = await administrator.page('/wp-admin/update.php?action=upload-plugin', {
      _wpnonce: /name="_wpnonce" value="([^"]+)"/.exec(form)?.[1] ?? '',
      pluginzip: new File([new Uint8Array(zip)], 'solitaire-elements-wordpress.zip'),
      'install-plugin-submit': 'Install Now',
    });
    assert.match(answer, /Plugin installed successfully/);
    await administrator.rest('POST', '/wp/v2/plugins/solitaire-elements/solitaire-elements', {
      status: 'active',
    });
  }

  async function activateTheme(name: string): Promise<void> {
    const themes = await writer('administrator').page('/wp-admin/themes.php');
    const link = new RegExp(`themes\\.php\\?action=activate[^"]*stylesheet=${name}[^"]*`).exec(themes)?.[0];
    assert.ok(link, `no theme ${name}`);
    await writer('administrator').page(`/wp-admin/${link.replaceAll(/&(amp|#038);/g, '&')}`);
  }

  async function setLink(link: string): Promise<void> {
    const form = await writer('administrator').page('/wp-admin/options-reading.php');
    await writer('administrator').page('/wp-admin/options.php', {
      option_page: 'reading',
      action: 'update',
      _wpnonce: /name="_wpnonce" value="([^"]+)"/.exec(form)?.[1] ?? '',
      show_on_front: 'posts',
      posts_per_page: '10',
      posts_per_rss: '10',
      rss_use_excerpt: '0',
      solitaire_elements_link: link,
    });
  }

  async function reader(post: Post): Promise<Awaited<ReturnType<typeof view>>> {
    return view(browser, { url: post.link });
  }

  for (const role of ROLES) {
    for (const { game, attributes, said } of GAMES) {
      it(`${game} by the shortcode of an ${role}`, LIMIT, async () => {
        const written = shortcode({ game, ...attributes });
        const post = await writer(role).write(`${game} of ${role}`, `Play this:\n\n${written}`);
        const watched = await reader(post);
        const { page } = watched;
        const tag = `${game}-solitaire`;
        await plays(page, tag);
        const told = await page.$eval(tag, (element) =>
          Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        );
        assert.deepEqual(told, { ...said, 'save-key': `wordpress-1-${post.id}-1` });
        const [source, ...more] = await scripts(page);
        assert.equal(source, `${site.origin}${SCRIPT}?ver=0.1.0`);
        assert.deepEqual(more, []);
        assert.ok(await page.$(`script[defer][src*="${SCRIPT}"]`), 'it is deferred');
        await watched.close();
      });
    }

    it(`all games by blocks of an ${role}, with one script`, LIMIT, async () => {
      const written = GAMES.map(({ game, attributes }) => block({ game, ...attributes })).join('\n\n');
      const post = await writer(role).write(`Blocks of ${role}`, written);
      assert.equal(post.raw, written, 'nothing of a block is stripped');
      const watched = await reader(post);
      for (const { game, said } of GAMES) {
        const tag = `${game}-solitaire`;
        for (const [name, value] of Object.entries(said)) {
          assert.equal(await watched.page.$eval(tag, (element, of) => element.getAttribute(of), name), value);
        }
        assert.ok(
          await watched.page.$eval(tag, ({ className }) =>
            /wp-block-solitaire-elements-game/.test(className),
          ),
        );
      }
      assert.equal((await scripts(watched.page)).length, 1);
      await new Player(watched.page).ready(GAMES.length);
      await plays(watched.page, 'reflechi-solitaire');
      await watched.close();
    });
  }

  it('a page without a game gets neither script nor style', LIMIT, async () => {
    const post = await writer('author').write('No game', 'The word solitaire, and <code>freecell</code>.');
    const watched = await reader(post);
    assert.doesNotMatch(await watched.page.content(), /plugins\/solitaire-elements|freecell-solitaire/);
    await watched.close();
  });

  it('plays in a classic theme too, on a page of its own and in a list', LIMIT, async () => {
    await activateTheme('twentytwentyone');
    const post = await writer('author').write('Classic', shortcode({ game: 'freecell', deal: '11' }));
    const list = await view(browser, { url: `${site.origin}/` });
    assert.deepEqual(await scripts(list.page), [], 'a list of excerpts has no game');
    await list.close();
    site.php("set_theme_mod('display_excerpt_or_full_post', 'full');");
    for (const url of [post.link, `${site.origin}/`]) {
      const watched = await view(browser, { url });
      assert.equal((await scripts(watched.page)).length, 1, url);
      const games = await watched.page.$$eval('[save-key]', (all) =>
        all.map((each) => each.getAttribute('save-key')),
      );
      assert.ok(games.includes(`wordpress-1-${post.id}-1`), 'the list goes on with the same game');
      assert.equal(new Set(games).size, games.length);
      await new Player(watched.page).ready(games.length);
      assert.ok(await watched.page.$('freecell-solitaire[deal="11"]'));
      await watched.close();
    }
    await activateTheme('twentytwentythree');
  });

  for (const role of ROLES) {
    it(`lets nothing through that an ${role} should not write into a tag`, LIMIT, async () => {
      const evil = '"><script>alert(1)</script>';
      const written = [
        `[solitaire deal='${evil}' theme='${evil}' onfocus="alert(2)" style="color: red" id="x"]`,
        `[solitaire game='${evil}' save-key='${evil}' height="100%" deal="a b"]`,
        block({ game: evil, deal: evil, lang: evil, onclick: 'alert(3)', draw: [1], height: -600 }),
      ].join('\n\n');
      const post = await writer(role).write(`Evil ${role}`, written);
      const watched = await view(browser);
      const { page } = watched;
      const alerts: string[] = [];
      page.on('dialog', (dialog) => {
        alerts.push(dialog.message());
        void dialog.dismiss();
      });
      await page.goto(post.link);
      await new Player(page).ready(3);
      const names = await page.$$eval('freecell-solitaire', (all) =>
        all.map((each) => each.getAttributeNames().join(' ')),
      );
      assert.deepEqual(names, ['save-key', 'save-key', 'save-key class']);
      const keys = await page.$$eval('freecell-solitaire', (all) =>
        all.map((each) => each.getAttribute('save-key')),
      );
      assert.ok(keys.every((key) => key?.startsWith(`wordpress-1-${post.id}-`)));
      const inside = await page.$$eval('freecell-solitaire', (all) => all.map((each) => each.innerHTML));
      assert.deepEqual(new Set(inside), new Set(['<span>FreeCell (needs JavaScript)</span>']));
      const content = await page.$eval('.entry-content', (element) => element.innerHTML);
      assert.doesNotMatch(content, /<script/);
      assert.deepEqual(alerts, []);
      await watched.close();
    });
  }

  describe('where there is no JavaScript', () => {
    const written = GAMES.map(({ game, attributes }) => shortcode({ game, ...attributes })).join('\n\n');
    /** What is seen of the tags' content on a page without JavaScript. */
    async function bare(url: string): Promise<{ text: string; href: string | null; seen: boolean }[]> {
      const page = await browser.newPage();
      await page.setJavaScriptEnabled(false);
      await page.goto(url);
      const found = await page.$$eval('[save-key] > *', (all) =>
        all.map((each) => ({
          text: each.textContent ?? '',
          href: each.getAttribute('href'),
          seen: each.checkVisibility() && each.getBoundingClientRect().height > 10,
        })),
      );
      await page.close();
      return found;
    }

    it('the option’s link leads to each deal', LIMIT, async () => {
      await setLink(`${site.origin}/play/?game={game}&deal={deal}&lang={lang}`);
      const post = await writer('author').write('Linked', written);
      assert.deepEqual(await bare(post.link), [
        { text: 'Play FreeCell, deal 617', href: site.origin + GAMES[0].link, seen: true },
        { text: 'Play Russian Solitaire, deal RU1-R-AAAAABB', href: site.origin + GAMES[1].link, seen: true },
        { text: 'Play Solitaire Réfléchi, deal 7', href: site.origin + GAMES[2].link, seen: true },
      ]);
      const watched = await reader(post);
      await new Player(watched.page).ready(3);
      const hidden = await watched.page.$eval('freecell-solitaire > a', (link) => !link.checkVisibility());
      assert.ok(hidden, 'the board takes its place');
      await watched.close();
    });

    for (const link of ['', 'javascript:alert({deal})']) {
      it(`words stand where the link is '${link}'`, LIMIT, async () => {
        await setLink(link);
        const post = await writer('author').write('Words', written);
        const found = await bare(post.link);
        assert.deepEqual(
          found.map(({ href, seen }) => [href, seen]),
          [
            [null, true],
            [null, true],
            [null, true],
          ],
        );
        assert.equal(found[0]?.text, 'FreeCell, deal 617 (needs JavaScript)');
      });
    }

    it('a feed links to the post', LIMIT, async () => {
      await setLink('');
      const post = await writer('author').write('In the feed', shortcode({ game: 'russian', deal: '5' }));
      const feed = await writer('author').page('/?feed=rss2');
      const link = `<a href="${post.link}">Play Russian Solitaire, deal 5</a>`;
      assert.ok(feed.includes(link), feed.slice(0, 5000));
    });

    it('a filter of the site’s own names the page', LIMIT, () => {
      const filter = `add_filter('solitaire_elements_link', function ($link, $game, $attributes) {
        return 'https://example.org/' . $game . '/' . $attributes['deal'] . '?a=1&b="';
      }, 10, 3);`;
      const html = site.php(`${filter} echo do_shortcode('[solitaire game="reflechi" deal="7"]');`);
      assert.match(
        html,
        /<a href="https:\/\/example\.org\/reflechi\/7\?a=1&#038;b=">Play Solitaire Réfléchi, deal 7<\/a>/,
      );
    });
  });

  it('each game of a post has a place of its own, also amid a builder and in a template', LIMIT, async () => {
    const post = await writer('author').write(
      'Places',
      '[solitaire deal="1"] [builder] [solitaire deal="3"]',
    );
    const builder = `add_shortcode('builder', fn() => apply_filters('the_content', '[solitaire deal="2"]'));`;
    const html = site.php(
      `${builder} $GLOBALS['post'] = get_post(${post.id}); setup_postdata($GLOBALS['post']);
       echo do_shortcode('[solitaire deal="0"]'), apply_filters('the_content', get_the_content()),
         apply_filters('the_content', get_the_content());`,
    );
    const keys = [
      ...html.matchAll(
        /save-key="wordpress-1-\d+-(\w+)"[^>]*deal="(\d)"|deal="(\d)"[^>]*save-key="wordpress-1-\d+-(\w+)"/g,
      ),
    ].map(([, place = '', deal = '', other = '', there = '']) => `${deal || other}:${place || there}`);
    assert.deepEqual(keys, ['0:t1', '1:1', '2:2', '3:3', '1:1', '2:2', '3:3']);
  });

  it('of a tag that is written by hand, the sanitiser leaves the link', LIMIT, async () => {
    const link = '<a href="https://example.org/play?deal=617">Play FreeCell, deal 617</a>';
    const tag = `<freecell-solitaire deal="617">${link}</freecell-solitaire>`;
    assert.equal(site.php(`echo wp_kses_post('${tag}');`), link);
    assert.equal((await writer('author').write('By hand', tag)).raw, link);
    assert.equal((await writer('administrator').write('By hand', tag)).raw, tag);
  });

  it('an author puts the block into the editor, fills it in, saves it, and it plays', LIMIT, async () => {
    const watched = await view(browser, { url: `${site.origin}/wp-login.php`, ignore: DASHBOARD });
    const { page } = watched;
    await page.type('#user_login', AUTHOR.name);
    await page.type('#user_pass', AUTHOR.password);
    await Promise.all([page.waitForNavigation(), page.click('#wp-submit')]);
    await page.goto(`${site.origin}/wp-admin/post-new.php`);
    await page.waitForFunction('window.wp?.data?.select("core/editor")?.getCurrentPostId()');
    await page.evaluate(`
      wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
      wp.data.dispatch('core/editor').editPost({ title: 'From the editor', status: 'publish' });
      wp.data.dispatch('core/block-editor').insertBlocks(wp.blocks.createBlock('solitaire-elements/game', { deal: '61' }));
    `);
    const field = '[data-type="solitaire-elements/game"]';
    await page.waitForSelector(`${field} select`);
    await page.select(`${field} select`, 'russian');
    await page.waitForFunction(`document.querySelectorAll('${field} select')[1]?.value === 'classic'`);
    await page.type(`${field} input[type="text"]`, '7');
    await page.evaluate("wp.data.dispatch('core/editor').savePost()");
    const link = String(await page.evaluate("wp.data.select('core/editor').getPermalink()"));
    const saved = await page.evaluate("wp.data.select('core/editor').getEditedPostContent()");
    assert.equal(saved, block({ game: 'russian', deal: '617' }));
    const id = String(await page.evaluate("wp.data.select('core/editor').getCurrentPostId()"));
    await page.goto(`${site.origin}/wp-admin/post.php?post=${id}&action=edit`);
    await page.waitForSelector(`${field} select`);
    const again = await page.evaluate(
      "wp.data.select('core/block-editor').getBlocks().map(({ name, isValid }) => [name, isValid])",
    );
    assert.deepEqual(again, [['solitaire-elements/game', true]]);
    await watched.close();

    const visited = await view(browser);
    await (await visited.page.createCDPSession()).send('Network.clearBrowserCookies');
    await visited.page.goto(link);
    await plays(visited.page, 'russian-solitaire');
    assert.equal(await visited.page.$eval('russian-solitaire', (game) => game.getAttribute('deal')), '617');
    await visited.close();
  });

  it('PHP complained of nothing in the plugin', () => {
    assert.deepEqual(
      site.complaints().filter((line) => line.includes('solitaire-elements')),
      [],
    );
  });
});
