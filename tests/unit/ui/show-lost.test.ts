// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { showLost } from '../../../src/ui/base/show-lost.ts'

test('the message about a lost script stays visible when a second script is lost', () => {
  document.body.innerHTML = '<p id="lost" hidden>Reload the page</p>'
  const lost = document.getElementById('lost')
  const seen = [lost?.hidden]
  for (let scripts = 0; scripts < 2; scripts++) {
    showLost()
    seen.push(lost?.hidden)
  }
  expect(seen).toEqual([true, false, false])
})
