import { expect, test } from 'vitest'
import { openScreen, part } from '../support/screen.ts'

test('the result of a get-method is removed when its arguments change', async () => {
  const load = part(async () => (await import('../../src/islands/contract/MethodForm.tsx')).MethodForm, {
    raw: `0:${'1'.repeat(64)}`,
    method: 'get_nft_address_by_index',
  })
  const result = { '@type': 'smc.runResult', gas_used: 1, exit_code: 0, stack: [['num', '0x7b']] }
  const { screen, user } = await openScreen('/address/{wallet}', load, {
    faults: [{ match: 'runGetMethod', status: 200, body: { ok: true, result } }],
  })
  const field = screen.getByRole('textbox')
  await user.type(field, '5')
  await user.click(screen.getByRole('button', { name: 'Run' }))
  await screen.findByText('123')
  await user.type(field, '6')
  expect(screen.queryByText('123')).toBeNull()
})
