import { expect, test } from 'vitest'
import { browserOfEachTest, look } from '../../support/browser.ts'

const browser = browserOfEachTest()

test('an operation without a name is requested again by the next page, and a named one is not', async () => {
  const answers = ['unknown', 'shuttle_pass'].map(name => ({ body: { opcodes: [name], bodies: [] } }))
  browser.announce('/api/v3/decode?opcodes=0x0000b0a7', ...answers)
  const names: unknown[] = []
  for (let page = 0; page < 3; page++) {
    const { $operationName } = await import('../../../src/stores/operation-name.ts')
    const screen = look($operationName(0xb0a7))
    const state = await screen.rest()
    names.push(state.status === 'ready' && state.value.name)
    screen.stop()
    browser.reload()
  }
  expect(names).toEqual([null, 'shuttle_pass', 'shuttle_pass'])
  expect(browser.calls).toHaveLength(2)
})
