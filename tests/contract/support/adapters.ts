import { Address } from '@ton/core'
import type { ChainTransaction, Network } from '../../../scripts/localnet/chain/types.ts'
import { incomingMessage, outgoingMessages, type Sent } from '../../../scripts/localnet/http/messages.ts'
import type { Subjects } from '../../../scripts/probe/example.ts'
import type { Call } from '../../../src/lib/call.ts'
import { idOf } from '../../localnet/support/proof-answers.ts'
import { rawOf } from '../../support/address.ts'
import { loadCalls } from './adapter-modules.ts'
import { isSigned, landmarks } from './landmarks.ts'

type Load = (call: Call) => Promise<unknown>

/** The first message that a transaction sent, as it is looked for. */
function soughtIn(sender: ChainTransaction) {
  const [{ cell, message }] = outgoingMessages(sender) as [Sent]
  if (message.info.type !== 'internal') throw new Error('not sent to an account')
  const { src, dest, createdLt } = message.info
  return {
    hash: cell.hash().toString('hex'),
    source: rawOf(src),
    destination: rawOf(dest),
    createdLt: createdLt.toString(),
  }
}

/** Hash of the external message of a pending trace, and the account of its next transaction. */
async function pendingTrace(network: Network) {
  const hash = Buffer.from(landmarks(network).worth('pending trace'), 'hex')
  const root = network.chain.transaction(hash)!
  const [next] = await network.chain.forecast({ trace: root.traceId }, 1)
  return { pending: incomingMessage(root)!.cell.hash().toString('hex'), expected: rawOf(next!.account) }
}

/** One of two sets of subjects. */
type Which = 'first' | 'other'

/** Subjects that this network has, so that no correct answer is empty. */
function subjects(network: Network, which: Which): Omit<Subjects, 'pending' | 'expected'> {
  const { items, worth, role, signed: first } = landmarks(network)
  const isOther = which === 'other'
  const at = (name: string, other: string) => rawOf(Address.parse(worth(isOther ? other : name)))
  const rolled = (name: string) => rawOf(isOther ? network.fixtures.roles.get(name)![1]! : role(name))
  const ofShards = items.filter(({ block }) => block.workchain === 0)
  const shardItem = isOther ? ofShards.findLast(({ block }) => block !== ofShards.at(-1)!.block)! : ofShards.at(-1)!
  const signed = isOther
    ? items.find(item => item.account !== first.account && item.block !== first.block && isSigned(item))!
    : first
  const head = network.chain.head(-1).seqno - Number(isOther)
  const wallet = rolled('wallet')
  const jetton = at('jetton', 'jetton ORB')
  return {
    domain: isOther ? 'alice.ton' : 'nanoscope.ton',
    auction: 'telescope.ton',
    name: 'nano',
    rows: 5,
    wallet,
    account: wallet,
    jetton,
    // No wallet: an answer without rows is right too.
    jettonWallet: jetton,
    library: network.chain.account(Address.parse(jetton))!.code!.hash().toString('hex'),
    // Jettons whose metadata are on the chain.
    onChainJetton: at('jetton ORB', 'jetton PLAIN'),
    nft: at('NFT on sale', 'NFT item'),
    collection: rolled('nft collection'),
    signed: signed.hash.toString('hex'),
    cursor: { account: rawOf(signed.account), lt: String(signed.lt), hash: signed.hash.toString('hex') },
    message: soughtIn(signed),
    swap: worth(isOther ? 'transaction with a comment' : 'jetton transfer with a call'),
    place: idOf(signed.block),
    head,
    before: head - 1,
    headId: idOf(network.chain.block(-1, head)!),
    now: network.chain.now,
    block: { workchain: 0, shard: shardItem.block.shard, seqno: shardItem.block.seqno },
    method: { address: rolled('pool'), method: 'list_nominators', args: [] },
    masterchain: { workchain: -1, shard: '8000000000000000', seqno: head },
  }
}

/** A result with the parts that arrive later, as plain values. */
async function plain(result: unknown): Promise<unknown> {
  if (result instanceof Map) return Object.fromEntries(result)
  if (typeof result !== 'object' || result === null || !('account' in result && 'hashes' in result)) return result
  const { account, hashes, ...others } = result
  return Object.assign({}, account, await hashes, others)
}

/** Every example call by its name, with the subjects of `which`. Providers are imported here, after the test has set the environment. */
export async function adapters(network: Network, which: Which = 'first'): Promise<Record<string, Load>> {
  const { calls } = await loadCalls()
  const known = { ...subjects(network, which), ...(await pendingTrace(network)) }
  return Object.fromEntries(
    Object.entries(calls).map(([name, { loadOf }]): [string, Load] => {
      const load: Load = loadOf(known)
      return [name, async call => plain(await load(call))]
    }),
  )
}
