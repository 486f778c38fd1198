import { expect, test } from 'vitest'
import { bareHtml, bareScript } from '../../../scripts/checks/bare-weight.ts'

test('bareScript removes texts from a script and keeps its code', () => {
  const script = `let n=2;const a="комиссия",b=\`всего \${n} из \${f('x')}\`,c=/"я"/;g(a+b)`
  expect(bareScript(script)).toBe('let n=2;const a=,b=nf(),c=/"я"/;g(a+b)')
})

test('bareScript is equal for scripts that differ only in texts', () => {
  expect(bareScript('x("fee",1)')).toBe(bareScript("x('комиссия',1)"))
  expect(bareScript('x("fee",1)')).not.toBe(bareScript('x("fee",2)'))
})

test('bareHtml removes texts from a page and keeps its elements and other attributes', () => {
  const html = '<p class="a" title="Fee">Fee <b>1</b></p><template><i>x</i></template><script>go("Fee")</script>'
  expect(bareHtml(html)).toBe('<p class="a" ><b></b></p><template><i></i></template><script></script>')
})
