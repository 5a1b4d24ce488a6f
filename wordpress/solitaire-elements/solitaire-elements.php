<?php
/**
 * Plugin Name:       Solitaire elements
 * Description:       FreeCell, Russian Solitaire and Solitaire Réfléchi in posts and pages, by the shortcode [solitaire] or by a block. The script comes from this plugin's own folder.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/licenses/MIT
 * Text Domain:       solitaire-elements
 *
 * Its folder dist/ holds the built script, solitaire-elements.min.js, and parts/ beside it.
 */

defined( 'ABSPATH' ) || exit;

const SOLITAIRE_ELEMENTS_VERSION = '0.1.0';
const SOLITAIRE_ELEMENTS_BLOCK   = 'solitaire-elements/game';

/** Attributes that hold one of a few words. What is not in the list is left out. */
const SOLITAIRE_ELEMENTS_WORDS = array(
	'theme'             => array( 'auto', 'light', 'dark' ),
	'controls'          => array( 'full', 'minimal', 'none' ),
	'deck'              => array( 'two', 'four' ),
	'faces'             => array( 'classic', 'large' ),
	'layout'            => array( 'right', 'left' ),
	'contrast'          => array( 'auto', 'high' ),
	'tap'               => array( 'auto', 'select' ),
	'verbosity'         => array( 'short', 'full' ),
	'deals'             => array( 'winnable', 'any' ),
	'storage'           => array( 'local', 'session', 'none' ),
	'placement-help'    => array( 'on', 'off' ),
	'interactive-rules' => array( 'on', 'off' ),
	'double-click'      => array( 'on', 'off' ),
	'auto-placement'    => array( 'on', 'off' ),
	'shortcuts'         => array( 'on', 'off' ),
	'winnability'       => array( 'on', 'off' ),
);

/** Attributes that are written more freely, each with what it must look like from end to end. */
const SOLITAIRE_ELEMENTS_PATTERNS = array(
	'deal'     => '[A-Za-z0-9-]{1,40}',
	'lang'     => '[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}',
	'save-key' => '[A-Za-z0-9._-]{1,80}',
	'height'   => '[1-9][0-9]{2,3}',
);

/** The games by the word that names them here: title, and the option that each has alone. */
function solitaire_elements_games() {
	return array(
		'freecell' => array(
			'title'  => 'FreeCell',
			'option' => 'cells',
			'values' => array( '4', '2', '1' ),
		),
		'russian'  => array(
			'title'  => __( 'Russian Solitaire', 'solitaire-elements' ),
			'option' => 'rule',
			'values' => array( 'classic', 'relaxed' ),
		),
		'reflechi' => array(
			'title'  => __( 'Solitaire Réfléchi', 'solitaire-elements' ),
			'option' => 'draw',
			'values' => array( '1', '3' ),
		),
	);
}

/** Of what an author wrote, the attributes that the game knows, with values that it knows. */
function solitaire_elements_allowed( $game, $written ) {
	$words   = SOLITAIRE_ELEMENTS_WORDS + array( $game['option'] => $game['values'] );
	$allowed = array();
	foreach ( $written as $name => $value ) {
		if ( ! is_scalar( $value ) ) {
			continue;
		}
		$value   = trim( (string) $value );
		$pattern = SOLITAIRE_ELEMENTS_PATTERNS[ $name ] ?? null;
		if ( in_array( $value, $words[ $name ] ?? array(), true )
			|| ( null !== $pattern && preg_match( "/^$pattern$/D", $value ) ) ) {
			$allowed[ $name ] = $value;
		}
	}
	return $allowed;
}

/** Where games of one post are kept: the same on the post's page and in a list, whatever the addresses look like. */
function solitaire_elements_save_key() {
	global $solitaire_elements_places;
	$post = get_the_ID();
	if ( ! $post ) {
		return null;
	}
	// What a theme's template has around the content is counted by itself.
	$series = doing_filter( 'the_content' ) ? '' : 't';
	$place  = ( $solitaire_elements_places[ $post . $series ] ?? 0 ) + 1;

	$solitaire_elements_places[ $post . $series ] = $place;
	return sprintf( 'wordpress-%d-%d-%s%d', get_current_blog_id(), $post, $series, $place );
}

// A post may be rendered more than once, as for its excerpt: each time its games are counted anew, but not by what
// renders a text of its own amid the content, as page builders do.
add_filter(
	'the_content',
	function ( $content ) {
		if ( 1 === count( array_keys( $GLOBALS['wp_current_filter'], 'the_content', true ) ) ) {
			$GLOBALS['solitaire_elements_places'][ (string) get_the_ID() ] = 0;
		}
		return $content;
	},
	0
);

/** What stands in the tag for feeds, sanitisers and browsers without JavaScript: a link to the deal, or words alone. */
function solitaire_elements_fallback( $name, $title, $attributes ) {
	$deal = $attributes['deal'] ?? '';
	/* translators: 1: a game, 2: the number or code of a deal. */
	$text     = '' === $deal ? $title : sprintf( __( '%1$s, deal %2$s', 'solitaire-elements' ), $title, $deal );
	$template = (string) get_option( 'solitaire_elements_link', '' );
	$link     = strtr(
		$template,
		array(
			'{game}' => rawurlencode( $name ),
			'{deal}' => rawurlencode( $deal ),
			'{lang}' => rawurlencode( $attributes['lang'] ?? get_bloginfo( 'language' ) ),
		)
	);
	if ( '' === $link && is_feed() ) {
		$link = (string) get_permalink();
	}
	/**
	 * The address of a page on which the deal can be played, or an empty string.
	 *
	 * @param string $link       The address made of the option.
	 * @param string $name       freecell, russian or reflechi.
	 * @param array  $attributes The attributes of the tag.
	 */
	$link = esc_url( (string) apply_filters( 'solitaire_elements_link', $link, $name, $attributes ), array( 'http', 'https' ) );
	if ( '' === $link ) {
		/* translators: %s: a game, with its deal. */
		return '<span>' . esc_html( sprintf( __( '%s (needs JavaScript)', 'solitaire-elements' ), $text ) ) . '</span>';
	}
	/* translators: %s: a game, with its deal. */
	return sprintf( '<a href="%s">%s</a>', $link, esc_html( sprintf( __( 'Play %s', 'solitaire-elements' ), $text ) ) );
}

/** The tag of a game: the one function behind shortcode and block. `$wrapper` is escaped already. */
function solitaire_elements_render( $written, $wrapper = '' ) {
	$games = solitaire_elements_games();
	$name  = strtolower( trim( (string) ( $written['game'] ?? '' ) ) );
	if ( ! isset( $games[ $name ] ) ) {
		$name = 'freecell';
	}
	$attributes = solitaire_elements_allowed( $games[ $name ], $written );
	$fallback   = solitaire_elements_fallback( $name, $games[ $name ]['title'], $attributes );
	$height     = (int) ( $attributes['height'] ?? 0 );
	unset( $attributes['height'] );
	$attributes += array_filter( array( 'save-key' => solitaire_elements_save_key() ) );
	if ( $height > 0 ) {
		$attributes['style'] = "height: {$height}px";
	}
	solitaire_elements_enqueue();

	$html = '';
	foreach ( $attributes as $attribute => $value ) {
		$html .= sprintf( ' %s="%s"', $attribute, esc_attr( $value ) );
	}
	return sprintf( '<%1$s-solitaire%2$s%3$s>%4$s</%1$s-solitaire>', $name, $html, '' === $wrapper ? '' : " $wrapper", $fallback );
}

/** Script and style of a page with a game; asking twice does nothing. */
function solitaire_elements_enqueue() {
	wp_enqueue_script( 'solitaire-elements' );
	wp_enqueue_style( 'solitaire-elements' );
}

add_action(
	'init',
	function () {
		$script = plugins_url( 'dist/solitaire-elements.min.js', __FILE__ );
		wp_register_script( 'solitaire-elements', $script, array(), SOLITAIRE_ELEMENTS_VERSION, false );
		wp_register_style( 'solitaire-elements', false, array(), SOLITAIRE_ELEMENTS_VERSION );
		wp_add_inline_style( 'solitaire-elements', solitaire_elements_style() );

		add_shortcode(
			'solitaire',
			function ( $written ) {
				return solitaire_elements_render( is_array( $written ) ? $written : array() );
			}
		);
		solitaire_elements_register_block();
		register_setting(
			'reading',
			'solitaire_elements_link',
			array(
				'type'              => 'string',
				'sanitize_callback' => function ( $link ) {
					return trim( wp_strip_all_tags( (string) $link ) );
				},
				'default'           => '',
			)
		);
	}
);

/** Keeps the room while the script is on its way, so that nothing moves; without JavaScript there is none to keep. */
function solitaire_elements_style() {
	$tags = ':is(russian-solitaire, reflechi-solitaire, freecell-solitaire):not(:defined)';
	return "$tags { display: block; position: relative }\n"
		. "$tags > * { position: absolute; inset: 0 0 auto }\n"
		. "$tags:not([style*=\"height\"])::before { content: ''; display: block; padding-top: clamp(500px, 388px + 40%, 848px) }\n"
		. "@media (scripting: none) {\n"
		. "$tags { height: auto !important }\n"
		. "$tags > * { position: static }\n"
		. "$tags:not([style*=\"height\"])::before { content: none }\n"
		. '}';
}

add_filter(
	'script_loader_tag',
	function ( $tag, $handle ) {
		$late = 'solitaire-elements' === $handle && ! preg_match( '/\s(defer|async)\b/', $tag );
		return $late ? str_replace( '<script ', '<script defer ', $tag ) : $tag;
	},
	10,
	2
);

// A post's own page is known before its head is written: there the room is kept from the first paint.
add_action(
	'wp_enqueue_scripts',
	function () {
		$post = is_singular() ? get_queried_object() : null;
		if ( $post instanceof WP_Post && ! post_password_required( $post )
			&& ( has_shortcode( $post->post_content, 'solitaire' ) || has_block( SOLITAIRE_ELEMENTS_BLOCK, $post ) ) ) {
			solitaire_elements_enqueue();
		}
	}
);

function solitaire_elements_register_block() {
	$options = array();
	$games   = array();
	foreach ( solitaire_elements_games() as $name => $game ) {
		$games[]                    = array( 'name' => $name ) + $game;
		$options[ $game['option'] ] = true;
	}
	$known = array_keys( SOLITAIRE_ELEMENTS_WORDS + SOLITAIRE_ELEMENTS_PATTERNS + $options );
	wp_register_script(
		'solitaire-elements-editor',
		false,
		array( 'wp-blocks', 'wp-element', 'wp-components', 'wp-block-editor' ),
		SOLITAIRE_ELEMENTS_VERSION,
		true
	);
	$words = array(
		'title'  => __( 'Solitaire', 'solitaire-elements' ),
		'game'   => __( 'Game', 'solitaire-elements' ),
		'deal'   => __( 'Deal', 'solitaire-elements' ),
		'help'   => __( 'A number, a code, or today. Empty: every visitor gets a deal of their own.', 'solitaire-elements' ),
		'height' => __( 'Height in pixels', 'solitaire-elements' ),
		'auto'   => __( 'Empty: as high as the game needs.', 'solitaire-elements' ),
		'cells'  => __( 'Cells', 'solitaire-elements' ),
		'rule'   => __( 'Rule', 'solitaire-elements' ),
		'draw'   => __( 'Cards drawn at a time', 'solitaire-elements' ),
	);
	$data  = wp_json_encode( array( SOLITAIRE_ELEMENTS_BLOCK, $games, $words ), JSON_HEX_TAG | JSON_HEX_AMP );
	wp_add_inline_script( 'solitaire-elements-editor', '(' . SOLITAIRE_ELEMENTS_EDITOR . ')(window.wp, ...' . $data . ');' );

	register_block_type(
		SOLITAIRE_ELEMENTS_BLOCK,
		array(
			'api_version'           => 3,
			'title'                 => $words['title'],
			'category'              => 'embed',
			'icon'                  => 'games',
			'keywords'              => array( 'solitaire', 'patience', 'freecell', 'cards' ),
			'attributes'            => array(
				'game' => array(
					'type'    => 'string',
					'default' => 'freecell',
				),
			) + array_fill_keys( $known, array( 'type' => 'string' ) ),
			'supports'              => array(
				'align' => array( 'wide', 'full' ),
				'html'  => false,
			),
			'editor_script_handles' => array( 'solitaire-elements-editor' ),
			'render_callback'       => function ( $written ) {
				return solitaire_elements_render( $written, get_block_wrapper_attributes() );
			},
		)
	);
}

/** The block in the editor: its settings. The game itself is dealt on the page, so that no key of the editor plays it. */
const SOLITAIRE_ELEMENTS_EDITOR = <<<'JS'
function (wp, block, games, words) {
	const { createElement } = wp.element;
	const { Placeholder, SelectControl, TextControl } = wp.components;
	const edit = ({ attributes, setAttributes }) => {
		const game = games.find(({ name }) => name === attributes.game) || games[0];
		const set = (name) => (value) => setAttributes({ [name]: value === '' ? undefined : value });
		const text = (name, help) =>
			createElement(TextControl, { key: name, label: words[name], help, value: attributes[name] || '', onChange: set(name) });
		return createElement(
			'div',
			wp.blockEditor.useBlockProps(),
			createElement(
				Placeholder,
				{ label: words.title, icon: 'games', isColumnLayout: true },
				createElement(SelectControl, {
					label: words.game,
					value: game.name,
					options: games.map(({ name, title }) => ({ value: name, label: title })),
					onChange: set('game'),
				}),
				createElement(SelectControl, {
					label: words[game.option],
					value: attributes[game.option] || game.values[0],
					options: game.values.map((value) => ({ value, label: value })),
					onChange: set(game.option),
				}),
				text('deal', words.help),
				text('height', words.auto)
			)
		);
	};
	wp.blocks.registerBlockType(block, { edit, save: () => null });
}
JS;

add_action(
	'admin_init',
	function () {
		add_settings_field(
			'solitaire_elements_link',
			__( 'Link of a solitaire', 'solitaire-elements' ),
			function () {
				printf(
					'<input name="solitaire_elements_link" id="solitaire_elements_link" type="text" class="regular-text code" value="%s"><p class="description">%s</p>',
					esc_attr( get_option( 'solitaire_elements_link', '' ) ),
					esc_html__( 'Shown in feeds and where there is no JavaScript; {game}, {deal} and {lang} are filled in. Empty: words without a link.', 'solitaire-elements' )
				);
			},
			'reading',
			'default',
			array( 'label_for' => 'solitaire_elements_link' )
		);
	}
);

register_uninstall_hook( __FILE__, 'solitaire_elements_uninstall' );

function solitaire_elements_uninstall() {
	delete_option( 'solitaire_elements_link' );
}
