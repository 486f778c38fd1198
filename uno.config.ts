import { defineConfig, presetWind3, transformerVariantGroup } from 'unocss'

/** Colours in OKLCH: [dark, light]. Text tokens keep 4.5 : 1 on every surface, marks 3 : 1. */
const colors: Record<string, [string, string]> = {
  bg: ['0.16 .018 255', '0.985 .003 255'],
  surface: ['0.195 .02 255', '1 0 0'],
  raised: ['0.23 .022 255', '0.97 .006 255'],
  line: ['0.29 .02 255', '0.91 .008 255'],
  edge: ['0.5 .02 255', '0.62 .015 255'],
  text: ['0.95 .006 255', '0.21 .02 255'],
  muted: ['0.74 .015 255', '0.44 .02 255'],
  faint: ['0.66 .018 255', '0.5 .018 255'],
  accent: ['0.74 .13 238', '0.5 .15 248'],
  good: ['0.78 .14 160', '0.48 .12 155'],
  bad: ['0.71 .17 25', '0.53 .19 25'],
  warn: ['0.83 .13 85', '0.5 .11 75'],
}

const variables = (theme: 0 | 1) =>
  Object.entries(colors)
    .map(([name, pair]) => `--${name}:oklch(${pair[theme]})`)
    .join(';')

const base = `
:root{color-scheme:dark;font-family:system-ui,sans-serif;${variables(0)}}
:root[data-theme=light]{color-scheme:light;${variables(1)}}
html{background:var(--bg);color:var(--text);-webkit-text-size-adjust:100%;scroll-padding-top:112px}
body{font-size:15px;line-height:1.45;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
.icon{display:inline-block;flex-shrink:0;width:1em;height:1em;vertical-align:baseline;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
::selection{background:var(--accent);color:var(--bg)}
data.cut{text-decoration:underline dotted 1px var(--edge);text-underline-offset:3px;cursor:help}
[data-marked]{background:color-mix(in oklch,var(--accent) 22%,transparent);border-radius:4px}
@keyframes breathe{from{color:var(--accent)}}
@keyframes reveal{from{opacity:0;transform:translateY(16px)}}
@keyframes pulse{50%{opacity:.5}}
@keyframes decide{to{color:inherit;background:none}}
@media screen and (prefers-reduced-motion:no-preference){[data-awaits]:not(:has([data-kinds])) .hash:is([title^=EQ],[title^=Ef]){color:transparent;background:var(--raised);border-radius:6px;animation:decide 0s 8s forwards}}
[data-like]:empty{background:var(--raised);border-radius:6px;animation:pulse 1.6s ease-in-out infinite}
[data-like]:empty::before{content:attr(data-like);visibility:hidden}
@media print{:root[data-theme]{color-scheme:light;${variables(1)}}body>:not(main),form,search,[role=tablist],main button:not([role],[aria-expanded]){display:none!important}body>main{padding:0;min-height:0}dd a[href*="/address/"]:not(:has([data-whole]))::after{content:" " attr(href);font-size:.8em}[data-whole]{font-size:0!important;white-space:normal!important;max-width:none!important;overflow:visible!important}[data-whole]>*{display:none}[data-whole]::after{content:attr(data-whole);font-size:13px}.panel,tr{break-inside:avoid}}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important}}
`

const of = (width: string) => (selector: string) => `[data-cards=${width}] ${selector}`

export default defineConfig({
  // Without the preset's variables: 21 custom properties on every element take a third of the time of a style recalculation. Transforms are
  // CSS's own properties instead.
  presets: [presetWind3({ dark: { dark: '[data-theme=dark]', light: '[data-theme=light]' }, preflight: false })],
  theme: {
    colors: Object.fromEntries(Object.keys(colors).map(name => [name, `var(--${name})`])),
    breakpoints: { sm: '480px', md: '720px', lg: '1024px', xl: '1280px' },
    fontSize: {
      xs: ['12px', '1.4'],
      sm: ['13px', '1.45'],
      base: ['15px', '1.45'],
      lg: ['18px', '1.4'],
      xl: ['24px', '1.35'],
      '2xl': ['34px', '1.35'],
    },
    borderRadius: { DEFAULT: '6px', panel: '10px', full: '999px' },
    // Few: the browser looks for each that a device lacks, in the midst of the layout.
    fontFamily: { mono: 'ui-monospace,Menlo,Consolas,monospace' },
  },
  shortcuts: {
    page: 'mx-auto w-full max-w-1200px px-4 md:px-6',
    panel: 'rounded-panel border border-line bg-surface',
    pad: 'p-4 md:p-5',
    headline: 'text-xl font-600 text-balance mt-2 md:[&_bdi]:max-w-[16em]',
    link: 'text-accent underline-offset-3 decoration-1 hover:underline',
    hash: 'font-mono text-[.94em] max-md:text-[.86em]',
    label: 'text-sm text-muted',
    button:
      'inline-flex items-center justify-center gap-2 min-h-9 px-3 rounded border border-line bg-raised text-text text-sm cursor-pointer no-underline hover:border-edge disabled:(opacity-50 cursor-default)',
    field: 'w-full min-h-9 max-md:min-h-11 px-3 rounded border border-line bg-surface text-text',
    quiet:
      'inline-flex items-center justify-center min-w-6 min-h-6 rounded text-muted bg-transparent cursor-pointer hover:text-text',
    chip: 'inline-flex items-center justify-center whitespace-nowrap gap-2 min-w-0 h-9 px-3 rounded-full border border-line bg-surface text-sm',
    // Places of what is on its way. A long list moves as one: a browser has to keep a layer for each thing that does.
    bone: 'inline-block rounded bg-raised',
    waiting: 'animate-[pulse_1.6s_ease-in-out_infinite]',
    shimmer: 'bone waiting',
    'column-head':
      'xl:sticky xl:top-24 xl:z-1 bg-surface px-3 first:(pl-5 rounded-tl-panel) last:(pr-5 rounded-tr-panel) h-11 whitespace-nowrap text-sm text-muted font-500 [box-shadow:inset_0_-1px_var(--line)]',
    'fact-row': 'contents [&:last-child>dd]:border-b-0 md:[&:last-child>dt]:border-b-0',
    'fact-term': 'pt-3 md:pt-2.75 md:pb-2.5 md:border-b md:border-line',
    // Facts whose label is beside the value on phones too.
    'facts-beside':
      'max-md:([&>dl]:grid-cols-[2fr_5fr] [&_dt]:(py-2.25 pr-2 border-b border-line) [&_dd]:py-2 [&>dl>:last-child>dt]:border-b-0)',
    // A list's rows on phones: a card each, or two lines. Each line divides its room by itself, and a figure too wide for a name beside it
    // takes a separate line.
    'as-card': 'grid grid-cols-[repeat(auto-fit,minmax(136px,1fr))] gap-x-4 gap-y-2 py-3',
    // A card that is styled and drawn once it comes near; until then it counts as 320 px high.
    'far-card':
      'min-w-0 [content-visibility:auto] [contain-intrinsic-size:auto_320px] print:[content-visibility:visible]',
    'two-lines': 'flex flex-wrap gap-x-3 gap-y-0.75 px-4 py-2.5 before:(content-blank order-3 basis-full h-0)',
    // Fifty rows of two lines; after the hundredth they are laid out and drawn once they come near, and count as 64 px each until then.
    'far-lines':
      '[&:nth-of-type(n+3)]:[content-visibility:auto] [contain-intrinsic-height:auto_3200px] print:[&:nth-of-type(n+3)]:[content-visibility:visible]',
    'at-lead': 'block order-1 flex-[1_1_30%] min-w-0',
    'at-figure': 'block order-2 min-w-0 ml-auto text-right',
    'at-sub': 'block order-4 flex-[1_1_0] min-w-0 text-sm text-muted truncate',
    'at-when': 'block order-5 min-w-0 ml-auto text-sm text-muted text-right',
    // Less than the height of its data, where it failed.
    'failed-is-small': '[&:has([role=alert])]:min-h-0!',
    // Hidden on phones by a closed `data-fold`.
    folds: 'max-md:[:has(>[data-fold]:not([open]))_&]:hidden',
    ribbon: 'flex flex-row-reverse items-end overflow-x-auto',
    'tick-place': 'flex items-end justify-center h-full',
    tick: 'w-2.5 h-full transition-[clip-path] duration-300 group-hover:bg-accent group-focus-visible:bg-accent',
    // Areas that scroll sideways. A browser keeps a layer for them: painted last, as positioned elements are, they do not have every
    // mark of a list below compared with that layer at each picture.
    sideways: 'relative z-1 min-w-0 overflow-x-auto',
    // A blank, or a place where a row may break, before what is filled later.
    'blank-first': '[&:has(:not(:empty))]:before:content-blank',
    'break-first': 'not-empty:before:content-break',
    reveal: 'animate-[reveal_.5s_ease-out]',
    // The row or card a reader came for.
    marked: 'aria-[current=true]:(bg-raised [box-shadow:inset_3px_0_var(--accent)])',
    floating: '[box-shadow:0_8px_24px_oklch(0_0_0_/.35)]',
    breathe: 'animate-[breathe_.3s_ease-out]',
  },
  variants: [
    // Variants for a list's rows as cards and as those of a table: the list says at which width (`DataList`).
    {
      name: 'list',
      match: matcher => {
        const [, kind, rest] = matcher.match(/^(cards|desk):(.+)/) ?? []
        if (!rest) return undefined
        return kind === 'cards'
          ? [{ matcher: `max-md:${rest}` }, { matcher: `max-xl:${rest}`, selector: of('xl') }]
          : [{ matcher: `xl:${rest}` }, { matcher: `md:${rest}`, selector: of('md') }]
      },
    },
  ],
  rules: [
    [/^rotate-(\d+)$/, ([, degrees]) => ({ rotate: `${degrees}deg` })],
    ['content-blank', { content: '" "' }],
    ['content-break', { content: '"\\200B"' }],
  ],
  transformers: [transformerVariantGroup()],
  preflights: [{ getCSS: () => base }],
})
