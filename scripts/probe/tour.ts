import { masterchainBlock } from '../../src/domain/block/block.ts'
import type { Call } from '../../src/lib/call.ts'
import { getAccountProof } from '../../src/providers/indexer/proofs.ts'
import { getParameter } from '../../src/providers/node/config.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import { type CallName, calls } from './calls.ts'
import type { Subjects } from './example.ts'

/** A jetton of mainnet, used if the list of jettons fails. */
const USDT = '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe'
const ROWS = 10

/** Runs a call under its function's name; returns undefined if it failed. */
export type Try = <T>(name: CallName, load: (call: Call) => Promise<T>) => Promise<T | undefined>

type Results = { [Name in CallName]: Awaited<ReturnType<(typeof calls)[Name]['get']>> }
const examples: {
  [Name in CallName]: { loadOf: (subjects: Subjects) => (call: Call) => Promise<Results[Name]> }
} = calls

type Ask = <Name extends CallName>(name: Name) => Promise<Results[Name] | undefined>
type Known = { [Name in keyof Subjects]?: Subjects[Name] | undefined }

class UnknownSubject extends Error {}

/** Wraps known subjects: reading an unknown one throws `UnknownSubject`. */
const onlyKnown = (known: Known) =>
  new Proxy(known as Subjects, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (value === undefined) throw new UnknownSubject(String(name))
      return value
    },
  })

/** Runs all example calls; the first answers provide subjects for the others. `unasked`: calls without subjects. */
export async function tour(domain: string, attempt: Try): Promise<{ lag: number | null; unasked: CallName[] }> {
  const now = Math.floor(Date.now() / 1000)
  const known: Known = { domain, auction: domain, name: 'tether', rows: ROWS, now }
  const left = new Set(Object.keys(calls) as CallName[])
  const ask: Ask = async name => {
    try {
      const load = examples[name].loadOf(onlyKnown(known))
      left.delete(name)
      return await attempt(name, load)
    } catch (error) {
      if (error instanceof UnknownSubject) return undefined
      throw error
    }
  }
  const lag = await findBlock(known, ask)
  await findTransaction(known, ask)
  await findTokens(known, ask)
  const auctions = await ask('getAuctions')
  known.auction = auctions?.auctions[0]?.domain ?? domain
  await proofs(known, attempt)
  for (const name of [...left]) await ask(name)
  return { lag, unasked: [...left] }
}

/** Finds a recent masterchain block; returns the index's lag behind the node in blocks. */
async function findBlock(known: Known, ask: Ask): Promise<number | null> {
  const head = await ask('getMasterchainHead')
  const indexed = await ask('getIndexedHead')
  known.head = Math.max(1, ((indexed ?? head)?.seqno ?? 1) - 1)
  known.masterchain = masterchainBlock(known.head)
  const header = await ask('getBlockHeader')
  if (header) known.now = header.genUtime
  return head && indexed ? head.seqno - indexed.seqno : null
}

async function findTransaction(known: Known, ask: Ask): Promise<void> {
  const committed = (await ask('getCommittedTransactions'))?.transactions ?? []
  const newest = (await ask('getNewestTransactions'))?.transactions ?? []
  const [one] = [...committed, ...newest]
  if (!one) return
  const { hash, account } = one
  const pending = one.inMessage?.hash ?? hash
  const own: Known = { signed: hash, cursor: one, account, expected: account, library: hash, swap: hash, pending }
  Object.assign(known, own)
  const sent = [...committed, ...newest].flatMap(({ outMessages }) => outMessages)
  for (const { source, destination, ...message } of sent)
    if (message.kind === 'internal' && source && destination) known.message ??= { ...message, source, destination }
  const block = one.block ?? (await ask('getBlockOfTransaction'))
  if (!block) return
  known.block = block
  const execution = await ask('getIndexV3Execution')
  if (execution) known.before = execution.since
  const commitment = await ask('getCommitment')
  if (commitment) known.place = commitment.block
}

async function findTokens(known: Known, ask: Ask): Promise<void> {
  const list = await ask('getJettonList')
  const jetton: RawAddress = list?.jettons[0]?.address ?? USDT
  known.jetton = jetton
  known.onChainJetton = jetton
  known.method = { address: jetton, method: 'get_wallet_address', args: [{ kind: 'address', raw: jetton }] }
  const holders = await ask('getHolders')
  known.wallet = holders?.holders.find(({ owner }) => owner)?.owner ?? jetton
  const indexed = await ask('getIndexV3Holders')
  known.jettonWallet = indexed?.holders[0]?.wallet ?? jetton
  const history = await ask('getJettonHistory')
  known.swap = history?.operations.find(({ hash }) => hash)?.hash ?? known.swap
  const collections = await ask('getNftCollections')
  known.collection = collections?.[0]?.address
  const items = await ask('getCollectionItems')
  known.nft = items?.items[0]?.address
}

/** Proof calls with further arguments. */
async function proofs(known: Known, attempt: Try): Promise<void> {
  for (const param of [15, 17]) await attempt('getParameter', call => getParameter(call, param))
  const { account } = known
  const newest = account && (await attempt('getAccountProof', call => getAccountProof(call, account)))
  if (newest) known.headId = newest.masterchainBlock
}
