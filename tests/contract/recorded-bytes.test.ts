import { readFileSync } from 'node:fs'
import { Address, Cell, loadMessageRelaxed, loadTransaction } from '@ton/core'
import { describe, expect, it } from 'vitest'
import type { ChainTransaction, Workchain } from '../../scripts/localnet/chain/types.ts'
import { toJson, type Wire } from '../../scripts/localnet/http/json.ts'
import type { Registry } from '../../scripts/localnet/indexer/account-address.ts'
import { decodeBody } from '../../scripts/localnet/indexer/bodies/decode.ts'
import { blockchainTransaction } from '../../scripts/localnet/indexer/transaction.ts'
import { blockTransaction, extTransaction } from '../../scripts/localnet/node-api/transaction.ts'
import { shared } from './support/shared.ts'

type Recorded = Record<string, unknown> & { raw: string; block: string; account: { address: string } }
type Derived = { result: { transactions: unknown[] } | unknown[] }

const read = (name: string): unknown => JSON.parse(readFileSync(`${shared}fixtures/${name}`, 'utf8'))

/** A transaction of mainnet in the form in which the embedded chain passes transactions to the provider APIs. */
function chainTransaction(recorded: Recorded): ChainTransaction {
  const cell = Cell.fromHex(recorded.raw)
  const transaction = loadTransaction(cell.beginParse())
  const [workchain, shard, seqno] = recorded.block.slice(1, -1).split(',')
  const none = Buffer.alloc(32)
  const place = { workchain: Number(workchain) as Workchain, shard: shard!, seqno: Number(seqno) }
  return {
    cell,
    transaction,
    hash: cell.hash(),
    lt: transaction.lt,
    account: Address.parse(recorded.account.address),
    block: { ...place, rootHash: none, fileHash: none, genUtime: transaction.now, commitSeqno: 0 },
    // recorded with a server that did not know balances of the past
    endBalance: 0n,
    parent: null,
    children: [],
    traceId: cell.hash(),
  }
}

/** Knows no account by name or code, as the server of the recordings did. */
const strangers: Registry = {
  fixtures: { label: () => undefined, interfaces: () => [] },
  chain: { account: () => ({ code: Cell.EMPTY }) },
}

const plain = (value: Wire): unknown => JSON.parse(toJson(value))

/** Bags of cells by the hash of their root: the order of cells inside one is the writer's own choice. */
const rooted = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, member: unknown) => {
    if (typeof member !== 'string') return member
    if (member.startsWith('b5ee9c72')) return `cell ${Cell.fromHex(member).hash().toString('hex')}`
    return member.startsWith('te6cc') ? `cell ${Cell.fromBase64(member).hash().toString('hex')}` : member
  })

describe.skipIf(!shared)('a recorded transaction, encoded from its bytes', () => {
  const blocks = { '28741341': 'opentonapi/api-block-txs-1.json', '39478616': 'opentonapi/api-block-txs-3.json' }
  const all = Object.entries(blocks).map(([seqno, name]) => ({ seqno, name }))
  const recordedIn = (name: string) => (read(name) as { transactions: Recorded[] }).transactions

  it.each(all)('encoded transactions of block $seqno equal the indexer’s recorded answer', ({ name }) => {
    const recorded = recordedIn(name)
    const own = recorded.map(item => plain(blockchainTransaction(strangers, chainTransaction(item))))
    expect(rooted(own)).toEqual(rooted(recorded))
  })

  it.each(all)('encoded transactions of block $seqno equal the node API’s derived answer', ({ seqno, name }) => {
    const items = recordedIn(name).map(chainTransaction)
    const history = read(`derived-toncenter/getTransactions-shape-block-${seqno}.json`) as Derived
    expect(rooted(items.map(item => plain(extTransaction(item))))).toEqual(rooted(history.result))
    const block = read(`derived-toncenter/getBlockTransactionsExt-shape-block-${seqno}.json`) as Derived
    const { transactions } = block.result as { transactions: unknown[] }
    expect(rooted(items.map(item => plain(blockTransaction(item))))).toEqual(rooted(transactions))
  })
})

describe.skipIf(!shared)('a recorded jetton transfer', () => {
  it('a recorded jetton transfer is decoded into the recorded fields', () => {
    type Sent = { message: { boc: string; decoded_op_name: string; decoded_body: Record<string, unknown> } }
    const recording = read('opentonapi/api-decode-message-v4.json') as {
      ext_in_msg_decoded: { wallet_v4: { raw_messages: Sent[] } }
    }
    const [sent] = recording.ext_in_msg_decoded.wallet_v4.raw_messages
    const decoded = decodeBody(strangers, loadMessageRelaxed(Cell.fromHex(sent!.message.boc).beginParse()))
    // the recording also decodes the payload of one exchange, which the operation table leaves as a cell
    const { forward_payload: theirs, ...body } = sent!.message.decoded_body
    const { forward_payload: ours, ...fields } = plain(decoded!.fields) as Record<string, { is_right: boolean }>
    expect(fields).toEqual(body)
    expect(ours!.is_right).toBe((theirs as { is_right: boolean }).is_right)
    expect(decoded!.name).toBe('jetton_transfer')
  })
})
