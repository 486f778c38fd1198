import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { openScreen, part } from '../support/screen.ts'

test.each([
  ['get_nft_address_by_index', 'Value 1', 'perhaps 1.7 TON', 'perhaps 14 Nov 2023'],
  ['compute_returned_stake', 'stake', '1.7 TON', null],
])(
  'a number of %s is marked as a guess if only its size makes it TON or a time',
  async (method, label, coins, time) => {
    const load = part(async () => (await import('../../src/islands/contract/MethodValues.tsx')).MethodValues, {
      method,
      stack: [{ kind: 'int', value: '1700000000' }],
    })
    const { screen } = await openScreen('/address/{wallet}', load)
    const shown = (await screen.findByText(label)).closest('dl')?.textContent ?? ''
    expect(shown).toContain(coins)
    expect(shown.includes('perhaps')).toBe(time !== null)
    if (time) expect(shown).toContain(time)
  },
)

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
  await eventually(() => expect(screen.queryByText('123')).toBeNull())
})

test('a get-method is run only once all its arguments can be read', async () => {
  const load = part(async () => (await import('../../src/islands/contract/MethodForm.tsx')).MethodForm, {
    raw: `0:${'1'.repeat(64)}`,
    method: 'some_method',
  })
  const result = { '@type': 'smc.runResult', gas_used: 1, exit_code: 0, stack: [['num', '0x7b']] }
  const { network, screen, user } = await openScreen('/address/{wallet}', load, {
    faults: [{ match: 'runGetMethod', status: 200, body: { ok: true, result } }],
  })
  const runs = async () => (await network.calls()).filter(({ path }) => path.includes('runGetMethod')).length
  await user.click(screen.getByRole('button', { name: 'Add an argument' }))
  await user.click(screen.getByRole('button', { name: 'Run' }))
  expect(screen.getByRole('alert').textContent).toBe('Something is missing here.')
  expect(await runs()).toBe(0)
  await user.type(screen.getByRole('textbox', { name: 'Argument 1' }), '5')
  expect(screen.getByRole('alert').textContent).toBe('')
  await user.click(screen.getByRole('button', { name: 'Run' }))
  await screen.findByText('123')
  expect(await runs()).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Remove argument 1' }))
  expect(screen.queryByRole('textbox')).toBeNull()
})
