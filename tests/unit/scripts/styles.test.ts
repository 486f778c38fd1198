import { expect, it } from 'vitest'
import { withOwnIcons, withOwnStyles } from '../../../scripts/build/styles.ts'

const page = (css: string, body: string) =>
  `<head><style>${css}</style><style>.late{top:0}</style></head><body>${body}</body>`

it('withOwnStyles keeps CSS rules that may match the page, and drops others', async () => {
  const css =
    '.a{left:0}.b{left:1px}.max-md\\:px-0\\!{padding:0}.w-\\[13\\.2\\%\\]{width:13.2%}.gone\\:w-1{width:0}p{top:0}'
  const html = page(css, '<p class="a max-md:px-0! w-[13.2%]">b is no class here</p>')
  const own = await withOwnStyles(html, '')
  for (const rule of ['.a{', '.max-md\\:px-0\\!{', '.w-\\[13\\.2\\%\\]{', 'p{']) expect(own).toContain(rule)
  expect(own).not.toContain('gone')
  expect(own).not.toContain('.late')
})

it('withOwnStyles keeps CSS rules for classes that scripts may add, with variants and attributes', async () => {
  const css =
    '.tick{left:0}.opacity-50{opacity:.5}:root[data-theme=light] .light\\:hidden{display:none}[data-marked]{top:0}'
  const html = page(css, '<p>')
  const script =
    'x=["tick",y?"opacity-50":""];d.dataset.theme="light";e="light:hidden";f.toggleAttribute("data-marked")'
  const own = await withOwnStyles(html, `data-theme="light" ${script}`)
  for (const rule of ['.tick{', '.opacity-50{', '.light\\:hidden{', '[data-marked]{']) expect(own).toContain(rule)
})

it('withOwnStyles keeps variants for attributes, children and positions', async () => {
  const css =
    '.aria-\\[current\\=page\\]\\:b[aria-current=page]{top:0}.\\[\\&\\>dd\\]\\:b>dd{top:0}.last\\:b:last-child{top:0}'
  const html = page(css, '<ul class="aria-[current=page]:b last:b"><dl class="[&#38;&gt;dd]:b"><dd>')
  const own = await withOwnStyles(html, '')
  for (const rule of css.match(/[^}]+\}/g) ?? []) expect(own).toContain(rule)
  const scripted = page(css, '<p>')
  const late = await withOwnStyles(scripted, `f("last:b",\`a aria-[current=page]:b [&>dd]:b\`)<dd>`)
  for (const rule of css.match(/[^}]+\}/g) ?? []) expect(late).toContain(rule)
})

it('withOwnStyles keeps CSS rules for states only', async () => {
  const html = page(':focus-visible{outline:0}::selection{top:0}:root[data-theme=light]{top:0}', '<p class="late">')
  expect(await withOwnStyles(html, '')).toContain(
    ':focus-visible{outline:0}::selection{top:0}:root[data-theme=light]{top:0}',
  )
})

it('withOwnStyles leaves one style element, at the place of the first', async () => {
  const html = page('p{top:0}', '<p class="late">')
  const own = await withOwnStyles(html, '')
  expect(own).toBe('<head><style>p{top:0}.late{top:0}</style></head><body><p class="late"></body>')
})

it('withOwnStyles keeps the icons that the page or its scripts name', () => {
  const symbol = (name: string) => `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="M1 1"></path></symbol>`
  const html = `<svg hidden>${['sun', 'copy', 'x', 'qrcode'].map(symbol).join('')}</svg><use href="#i-sun"></use><p class="i-x">`
  const own = withOwnIcons(html, 'f({name:`copy`})')
  expect(own.match(/id="i-\w+"/g)).toEqual(['id="i-sun"', 'id="i-copy"'])
})

it('withOwnStyles leaves print rules to the site-wide style sheet', async () => {
  const css = '.a{left:0}@media print{:root[data-theme]{top:0}.a{left:1px}}@media (width<9px){.a{left:2px}}'
  const html = page(css, '<p class="a">')
  const own = await withOwnStyles(html, '')
  expect(own).not.toContain('print')
  for (const rule of ['.a{left:0}', '.a{left:2px}']) expect(own).toContain(rule)
  expect(own).not.toContain('left:1px')
})
