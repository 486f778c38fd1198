/** Styles of elements that these scripts create; pages do not contain them. Text tokens are those of `uno.config.ts`. */
const RULES = `
.search-drop,.search-dialog,.search-note,.exact-tip{background:var(--surface);border:1px solid var(--line);border-radius:10px;box-shadow:0 8px 24px oklch(0 0 0/.35)}
.search-drop{position:absolute;z-index:20;inset:100% 0 auto;margin-top:4px;overflow:hidden}
.search-said{padding:8px 12px;font-size:13px;color:var(--muted)}
.search-list{max-height:40dvh;overflow-y:auto;overscroll-behavior:contain}
.search-option{display:flex;align-items:center;gap:12px;min-height:44px;padding:4px 16px;cursor:pointer}
.search-option[aria-selected=true]{background:var(--raised)}
.search-name{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.search-kind{max-width:50%;text-align:right;font-size:12px;color:var(--muted)}
.search-kind span{display:block}
.search-kind span+span{font-family:ui-monospace,monospace}
.search-cross{display:inline-flex;align-items:center;justify-content:center;min-width:44px;min-height:44px;margin:-4px -12px -4px 0;color:var(--muted)}
.search-cross:hover{color:var(--text)}
.search-dialog{position:fixed;inset:8px 0 auto;margin:0 auto;padding:0;width:min(38rem,100% - 1rem);max-height:calc(100dvh - 1rem);overflow-y:auto;color:var(--text)}
.search-dialog::backdrop{background:oklch(0 0 0/.5)}
.search-field{display:block;width:100%;height:52px;padding:0 16px;border:0;border-radius:10px 10px 0 0;background:var(--surface);color:var(--text)}
.search-field:focus-visible{outline-offset:-2px}
.search-refusal{padding:8px 16px;border-top:1px solid var(--line);font-size:13px;color:var(--bad)}
.search-below{border-top:1px solid var(--line)}
.search-foot{display:flex;align-items:center;justify-content:space-between;gap:12px;padding:8px 16px;border-top:1px solid var(--line);font-size:12px;color:var(--muted)}
.search-title{padding:16px 16px 0;font-size:18px;font-weight:600}
.search-keys{padding:12px 16px}
.search-key{display:flex;align-items:center;gap:12px;min-height:36px;break-inside:avoid}
.search-key dt{display:flex;gap:4px;flex-shrink:0;min-width:3.5rem}
.search-key kbd{padding:2px 6px;border:1px solid var(--line);border-radius:6px;background:var(--raised);font-family:ui-monospace,monospace;font-size:.86em}
.search-note{position:fixed;z-index:20;inset:auto 0 16px;margin:0 auto;width:fit-content;max-width:100%;padding:8px 16px;font-size:13px}
.exact-tip{position:fixed;inset:auto;z-index:20;margin:0;padding:8px 12px;max-width:calc(100vw - 16px);color:var(--text);font-size:13px;white-space:pre-line;overflow-wrap:anywhere}
.exact-tip button{margin-top:8px}
:is(.search-said,.search-refusal,.search-note,.search-kind span):empty{display:none}
@media(min-width:720px){.search-dialog{top:96px;max-height:80dvh}.search-list{max-height:55dvh}.search-keys{columns:2}}
@media(max-width:719px){.search-foot button{min-height:44px}}
`

/** Adds the styles above. A constructed style sheet complies with the page's content policy. */
export function adoptStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(RULES)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
