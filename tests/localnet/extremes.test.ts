import { beginCell, Cell, Dictionary } from '@ton/core'
import { expect, test } from 'vitest'
import { withDormantTrees } from '../../scripts/localnet/chain/dormant.ts'
import { ask, askNode } from '../contract/support/wire.ts'
import { servedNetwork } from './support/served.ts'

const world = servedNetwork()

const role = (name: string) => world.network.fixtures.roles.get(name)![0]!.toRawString()
const get = async <T>(path: string) => (await ask(world.served.origin, path)).value as T

type Jettons = { jettons: { metadata: { address: string }; holders_count: number }[] }

test('the first page of jettons is ordered by account, later pages by number of holders', async () => {
  const page = async (offset: number) => (await get<Jettons>(`/v2/jettons?limit=100&offset=${offset}`)).jettons
  const names = (rows: Jettons['jettons']) => rows.map(({ metadata }) => metadata.address)
  const first = await page(0)
  expect(names(first)).toEqual(names(first).toSorted())
  const second = await page(100)
  expect(names(second)).not.toEqual(names(second).toSorted())
  const holders = second.map(row => row.holders_count)
  expect(holders).toEqual(holders.toSorted((one, other) => other - one))

  const seen = [...names(first)]
  for (let offset = 100; ; offset += 100) {
    const rows = names(await page(offset))
    if (rows.length === 0) break
    seen.push(...rows)
  }
  const { length: total } = (await get<Jettons>('/v2/jettons?limit=1000')).jettons
  expect(seen).toHaveLength(total)
  // As many rows are lost as come twice.
  expect(new Set(seen).size).toBeLessThan(total)
})

type Balances = { balances: { balance: string; jetton: { address: string; symbol: string } }[] }

test('one account has more jettons than one list returns', async () => {
  const path = `/v2/accounts/${role('jetton-hoarder')}/jettons`
  expect((await get<Balances>(path)).balances).toHaveLength(1000)
  expect((await get<Balances>(`${path}?limit=1000&offset=1000`)).balances).toHaveLength(50)
})

type History = { operations: { amount: string; source?: { address: string }; destination?: { address: string } }[] }

test('a wallet’s balance of a minted jetton is the sum of its history', async () => {
  let explained = 0
  for (const owner of world.network.fixtures.roles.get('wallet')!.map(address => address.toRawString())) {
    const { balances } = await get<Balances>(`/v2/accounts/${owner}/jettons`)
    for (const { balance, jetton } of balances) {
      if (!world.network.fixtures.roles.get('jetton')!.some(master => master.toRawString() === jetton.address)) continue
      const path = `/v2/jettons/${jetton.address}/accounts/${owner}/history?limit=1000`
      const { operations } = await get<History>(path)
      const sum = operations.reduce((total, { amount, source, destination }) => {
        const received = destination?.address === owner ? BigInt(amount) : 0n
        return total + received - (source?.address === owner ? BigInt(amount) : 0n)
      }, 0n)
      expect([jetton.symbol, sum]).toEqual([jetton.symbol, BigInt(balance)])
      explained++
    }
  }
  expect(explained).toBeGreaterThan(30)
})

test('one account has a dictionary of 30,000 entries in as many cells', async () => {
  const address = role('large-dictionary')
  const { value } = await askNode(world.served.origin, 'getAddressInformation', { address })
  const data = Cell.fromBase64((value as { result: { data: string } }).result.data)
  const slice = data.beginParse()
  expect(slice.loadUint(64)).toBe(30_000)
  const rows = slice.loadDict(Dictionary.Keys.Uint(32), Dictionary.Values.BigUint(64))
  expect(rows.size).toBe(30_000)
  expect(rows.get(29_999)).toBe(BigInt(29_999 >> 2) * 7919n)
  const cells = new Set<string>()
  const queue = [data]
  for (let cell = queue.pop(); cell; cell = queue.pop()) {
    const { size } = cells
    if (cells.add(cell.hash().toString('hex')).size > size) queue.push(...cell.refs)
  }
  expect(cells.size).toBeGreaterThan(29_000)
})

test('a large tree of cells kept as bytes has the same hashes and content', () => {
  const [keys, values] = [Dictionary.Keys.Uint(32), Dictionary.Values.BigUint(64)]
  const rows = Dictionary.empty(keys, values)
  for (let index = 0; index < 6000; index++) rows.set(index, BigInt(index) * 7n)
  const dictionary = beginCell().storeDictDirect(rows).endCell()
  const account = beginCell().storeRef(Cell.EMPTY).storeRef(beginCell().storeRef(dictionary).endCell()).endCell()
  const kept = withDormantTrees(account)
  expect(kept).not.toBe(account)
  expect(kept.hash()).toEqual(account.hash())
  expect(kept.toBoc()).toEqual(account.toBoc())
  const dormant = kept.refs[1]!.refs[0]!
  expect(dormant).not.toBe(dictionary)
  expect([dormant.depth(), dormant.level(), dormant.equals(dictionary)]).toEqual([dictionary.depth(), 0, true])
  expect(Dictionary.loadDirect(keys, values, dormant).get(5999)).toBe(5999n * 7n)
})

test('small trees of cells are kept unchanged', () => {
  const cell = beginCell().storeRef(beginCell().storeUint(7, 8).endCell()).endCell()
  expect(withDormantTrees(cell)).toBe(cell)
})

test('the indexer marks accounts that need a memo and suspended accounts', async () => {
  type Account = { memo_required?: boolean; is_suspended?: boolean }
  expect(await get<Account>(`/v2/accounts/${role('busy')}`)).toMatchObject({ memo_required: true })
  const suspended = world.network.fixtures.worthOpening.get('suspended account')!
  expect(await get<Account>(`/v2/accounts/${suspended}`)).toMatchObject({ is_suspended: true })
  expect(await get<Account>(`/v2/accounts/${role('wallet')}`)).not.toHaveProperty('memo_required')
})
