import { expect, test } from 'vitest'
import { openScreen, part } from '../support/screen.ts'

const COLLECTION = `0:${'9'.repeat(64)}` as const

const load = part(async () => (await import('../../src/islands/nft/Royalty.tsx')).Royalty, { collection: COLLECTION })

test('a royalty that failed to load says so and can be asked for again', async () => {
  const { network, screen, user } = await openScreen(`/nft/${COLLECTION}`, load, {
    faults: [
      { match: '/runGetMethod', status: 400 },
      { match: '/methods/', status: 400 },
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Ask its collection' }))
  await screen.findByText('Could not be asked')
  const stack = ['0x5', '0x64', '0x0'].map(value => ['num', value])
  await network.reset()
  await network.inject({
    match: '/runGetMethod',
    status: 200,
    body: { ok: true, result: { exit_code: 0, gas_used: 1, stack } },
  })
  await user.click(screen.getByRole('button', { name: 'Ask its collection' }))
  await screen.findByText('5.00% of each sale, by toncenter')
  expect(screen.queryByText('Could not be asked')).toBeNull()
})
