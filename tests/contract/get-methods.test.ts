import { type Address, Cell, Dictionary, getMethodId, type TupleItem } from '@ton/core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { GetMethodAnswer, Network } from '../../scripts/localnet/chain/types.ts'
import { methodsOf } from '../../scripts/localnet/indexer/methods.ts'
import { argumentsOf, resultsOf } from '../../src/domain/method/known.ts'
import { interpret } from '../../src/domain/method/reading.ts'
import type { Argument, StackValue } from '../../src/domain/method/value.ts'
import { addressCell } from '../../src/ton/write-address.ts'
import { writeBoc } from '../../src/ton/write-boc.ts'
import { openFixed } from '../localnet/support/history.ts'
import { rawOf } from '../support/address.ts'
import { fakeCall } from '../support/provider.ts'
import { type Served, serve } from './support/served-apis.ts'

/** Every get-method of every contract of the embedded network, run by both providers and by the executor itself. */
let network: Network
let served: Served

async function load() {
  return {
    ...(await import('../../src/providers/node/get-method.ts')),
    ...(await import('../../src/providers/indexer/get-method.ts')),
  }
}
let provider: Awaited<ReturnType<typeof load>>

beforeAll(async () => {
  network = await openFixed('standard')
  served = await serve(network)
  vi.stubGlobal('location', { href: served.origin })
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks })
  vi.stubEnv('PUBLIC_NODE_API_URL', `${served.origin}/api/v2`)
  vi.stubEnv('PUBLIC_INDEXER_API_URL', `${served.origin}/v2`)
  vi.stubEnv('PUBLIC_NODE_API_INTERVAL_MS', '0')
  vi.stubEnv('PUBLIC_INDEXER_API_INTERVAL_MS', '0')
  vi.resetModules()
  provider = await load()
})

afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await served.close()
  network.close()
})

/** Ids in a contract's dictionary of methods, those of messages left out; read by the library. */
function idsIn(code: Cell): number[] {
  const from = code.beginParse()
  if (from.remainingBits < 80 || from.loadBuffer(10).toString('hex') !== 'ff00f4a413f4bcf2c80b') return []
  const anything = { serialize: () => {}, parse: () => true }
  return Dictionary.loadDirect(Dictionary.Keys.Int(19), anything, from.loadRef())
    .keys()
    .filter(id => id > 0)
}

/** An account for each code, the first one there is. */
function contracts(): { address: Address; code: Cell }[] {
  const byCode = new Map<string, { address: Address; code: Cell }>()
  for (const { address, code, status } of network.chain.accounts())
    if (code && status === 'active' && !byCode.has(code.hash().toString('hex')))
      byCode.set(code.hash().toString('hex'), { address, code })
  return [...byCode.values()]
}

const bocOf = (cell: Cell) => cell.toBoc().toString('base64')

/** Valid arguments for a get-method of this name. */
function someArguments(name: string, address: Address): Argument[] {
  return (argumentsOf(name) ?? []).map(({ kind }): Argument => {
    if (kind === 'address') return { kind: 'address', raw: rawOf(address) }
    if (kind === 'slice') return { kind: 'slice', boc: bocOf(Cell.EMPTY) }
    if (kind === 'cell' || kind === 'content') return { kind: 'cell', boc: bocOf(Cell.EMPTY) }
    return { kind: 'int', value: kind === 'hash' ? `${2n ** 255n + 5n}` : '0' }
  })
}

function itemOf(argument: Argument): TupleItem {
  if (argument.kind === 'int') return { type: 'int', value: BigInt(argument.value) }
  if (argument.kind === 'null') return { type: 'null' }
  if (argument.kind !== 'address') return { type: argument.kind, cell: Cell.fromBase64(argument.boc) }
  const bytes = writeBoc(addressCell(argument.raw), 100)!
  return { type: 'slice', cell: Cell.fromBase64(Buffer.from(bytes).toString('base64')) }
}

/** The members of a list of the machine: pairs of a value and the rest, whose end is null. */
function membersOf(item: TupleItem): TupleItem[] | undefined {
  if (item.type === 'null') return []
  if (item.type !== 'tuple' || item.items.length !== 2) return undefined
  const rest = membersOf(item.items[1]!)
  return rest && [item.items[0]!, ...rest]
}

/** True if a pair in it looks like a list to the indexer without being one: then it gives up. */
const isOdd = (item: TupleItem): boolean =>
  item.type === 'tuple' &&
  ((item.items.length === 2 && item.items[1]!.type === 'tuple' && !membersOf(item)) ||
    (membersOf(item) ?? item.items).some(isOdd))

/** Values of the executor and of providers in one notation: slices are cells, lists are tuples of their members. */
function plainItem(item: TupleItem): unknown {
  if (item.type === 'int') return item.value
  if (item.type === 'null' || item.type === 'nan') return item.type
  return item.type === 'tuple'
    ? (membersOf(item) ?? item.items).map(plainItem)
    : `cell ${item.cell.hash().toString('hex')}`
}

function plainValue(value: StackValue): unknown {
  if (value.kind === 'int') return BigInt(value.value)
  if (value.kind === 'cell' || value.kind === 'slice')
    return `cell ${Cell.fromBase64(value.boc).hash().toString('hex')}`
  return value.kind === 'tuple' || value.kind === 'list' ? value.items.map(plainValue) : value.kind
}

const count = { contracts: 0, methods: 0, named: 0, byNode: 0, byIndexer: 0, odd: 0, failed: 0, values: 0, fields: 0 }
const readings = new Map<string, number>()

function look(name: string, stack: StackValue[]) {
  const fields = resultsOf(name, stack)
  count.fields += fields?.length ?? 0
  for (const [place, value] of stack.entries()) {
    const { kind } = interpret(value, fields?.[place])
    readings.set(kind, (readings.get(kind) ?? 0) + 1)
    count.values++
  }
}

async function compare(address: Address, method: string | number, args: Argument[], own: GetMethodAnswer) {
  const call = { address: rawOf(address), method, args }
  const stack = own.stack.map(plainItem)
  const fromNode = await provider.getMethodRun(fakeCall(), call)
  expect(fromNode, `${method}`).toMatchObject({ exitCode: own.exitCode, gasUsed: `${own.gasUsed}` })
  expect(fromNode.stack.map(plainValue), `${method}`).toEqual(stack)
  const account = network.chain.account(address)!
  expect(fromNode.block).toEqual({ workchain: -1, shard: '8000000000000000', seqno: network.chain.head(-1).seqno })
  expect(fromNode.lastTransaction?.hash).toBe(account.lastHash?.toString('hex'))
  count.byNode++
  if (typeof method === 'number') return fromNode
  if (own.stack.some(isOdd)) {
    await expect(provider.getIndexedMethodRun(fakeCall(), call)).rejects.toMatchObject({ kind: 'broken' })
    count.odd++
    return fromNode
  }
  const fromIndexer = await provider.getIndexedMethodRun(fakeCall(), call)
  expect(fromIndexer.exitCode, method).toBe(own.exitCode)
  expect(fromIndexer.stack.map(plainValue), method).toEqual(stack)
  count.byIndexer++
  return fromNode
}

test('both providers return the executor’s result for every get-method of every contract', async () => {
  for (const { address, code } of contracts()) {
    const names = new Map(methodsOf(code).map(({ id, method }) => [id, method]))
    const ids = idsIn(code)
    count.contracts++
    for (const id of ids) {
      const name = names.get(id) ?? ''
      const args = someArguments(name, address)
      const own = await network.chain.runGetMethod(address, id, args.map(itemOf))
      count.methods++
      if (own.exitCode > 1 || own.exitCode < 0) count.failed++
      await compare(address, id, args, own)
      if (!name) continue
      expect(getMethodId(name)).toBe(id)
      count.named++
      look(name, (await compare(address, name, args, own)).stack)
    }
  }
  console.log(
    `Get-methods of the embedded network: ${JSON.stringify(count)}, read as ${JSON.stringify([...readings])}.`,
  )
  expect(count.contracts).toBeGreaterThan(15)
  expect(count.methods).toBeGreaterThan(50)
  expect(count.named).toBeGreaterThan(40)
  expect(count.failed).toBeLessThan(count.methods / 3)
  for (const kind of ['int', 'address', 'cell', 'attributes', 'uri'])
    expect(readings.get(kind), kind).toBeGreaterThan(0)
})

test('a missing get-method ends with an exit code at both providers', async () => {
  const [wallet] = network.fixtures.roles.get('wallet')!
  const own = await network.chain.runGetMethod(wallet!, 'no_such_method', [])
  expect(own.exitCode).toBe(11)
  await compare(wallet!, 'no_such_method', [], own)
})

test('a get-method with missing or mistyped arguments ends with an exit code at both providers', async () => {
  const [jetton] = network.fixtures.roles.get('jetton')!
  for (const args of [[], [{ kind: 'int', value: '5' }], [{ kind: 'null' }]] as Argument[][]) {
    const own = await network.chain.runGetMethod(jetton!, 'get_wallet_address', args.map(itemOf))
    expect(own.exitCode).toBeGreaterThan(1)
    await compare(jetton!, 'get_wallet_address', args, own)
  }
})

test('arguments reach a get-method in the order in which it declares them', async () => {
  const [wallet] = network.fixtures.roles.get('wallet')!
  const args: Argument[] = [
    { kind: 'int', value: '7' },
    { kind: 'address', raw: rawOf(wallet!) },
    { kind: 'cell', boc: bocOf(Cell.EMPTY) },
    { kind: 'int', value: `${2n ** 200n}` },
    { kind: 'null' },
  ]
  // A missing method leaves its arguments on the stack.
  const own = await network.chain.runGetMethod(wallet!, 'no_such_method', args.map(itemOf))
  await compare(wallet!, 'no_such_method', args, own)
})
