import { expect, test } from 'vitest'
import { bareHtml, bareScript } from '../../../scripts/checks/bare-weight.ts'

test('a script without its texts keeps its code', () => {
  const script = `let n=2;const a="комиссия",b=\`всего \${n} из \${f('x')}\`,c=/"я"/;g(a+b)`
  expect(bareScript(script)).toBe('let n=2;const a=,b=nf(),c=/"я"/;g(a+b)')
})

test('scripts that differ in their texts alone are the same without them', () => {
  expect(bareScript('x("fee",1)')).toBe(bareScript("x('комиссия',1)"))
  expect(bareScript('x("fee",1)')).not.toBe(bareScript('x("fee",2)'))
})

test('a page without its texts keeps its elements and its other attributes', () => {
  const html = '<p class="a" title="Fee">Fee <b>1</b></p><template><i>x</i></template><script>go("Fee")</script>'
  expect(bareHtml(html)).toBe('<p class="a" ><b></b></p><template><i></i></template><script></script>')
})
