import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { openScreen } from '../support/screen.ts'

const domain = () => import('../../src/islands/dns/DomainScreen.tsx')
const stats = () => import('../../src/islands/stats/StatsScreen.tsx')

test('a domain without records is not said to point at nothing before its registration is known', async () => {
  const { network, screen } = await openScreen('/dns/nobody-has-this-one.ton', domain, {
    faults: [
      { match: '/v2/dns/nobody-has-this-one.ton', status: 404, delayMs: 3000 },
      { match: '/v3/dns/records', status: 200, body: { records: [], address_book: {} }, delayMs: 3000 },
    ],
  })
  const seen: string[] = []
  const watcher = new MutationObserver(() => seen.push(document.body.textContent))
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
  await screen.findByText(/^Domain not found\. Nobody has registered/, undefined, { timeout: 20_000 })
  watcher.disconnect()
  expect(seen.filter(text => text.includes('points at nothing'))).toEqual([])
  await network.reset()
})

test('a failed load of a domain shows one error', async () => {
  const { screen } = await openScreen('/dns/nanoscope.ton', domain, { faults: [{ match: '/', status: 400 }] })
  await screen.findByText('Failed to resolve domain')
  await eventually(() => expect(screen.getAllByRole('button', { name: 'Try Again' })).toHaveLength(1))
})

test('failed network statistics show one error, and validators are counted from the chain', async () => {
  const { screen } = await openScreen('/stats', stats, {
    faults: [
      { match: '/', provider: 'indexer', status: 400 },
      { match: '/getBlockHeader', status: 400 },
    ],
  })
  await eventually(() =>
    expect(screen.getByText('Active Validators').parentElement?.textContent).toMatch(/^Active Validators\d+/),
  )
  await eventually(() => expect(screen.queryByText('Network Health & Version')).toBeNull())
  screen.getByText('Network Activity')
})
