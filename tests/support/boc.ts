import {
  Address,
  type Builder,
  beginCell,
  Cell,
  comment,
  Dictionary,
  loadTransaction,
  type Message,
  storeMessage,
  storeTransaction,
} from '@ton/core'
import { v3Transaction } from '../../scripts/localnet/index-v3/transaction.ts'
import { ALICE, BOB } from './transaction.ts'

type Parts = {
  account?: string
  lt?: bigint
  prevLt?: bigint
  /** hexadecimal */
  prevHash?: string
  text?: string
  value?: bigint
  end?: 'frozen' | 'non-existing'
  /** accounts that it sends 3 nanoTON each */
  sendsTo?: string[]
  /** comment of the message that it sends */
  sentText?: string | undefined
  received?: Message
}

const messages = {
  serialize: (message: Message, builder: Builder) => builder.storeRef(beginCell().store(storeMessage(message))),
  parse: (): Message => {
    throw new Error('only written')
  },
}

/** The message that a transaction of `transactionBytes` sends to the account at that place of its `sendsTo`. */
export const sent = (account: string, to: string, place: number, text?: string): Message => ({
  info: {
    type: 'internal',
    ihrDisabled: true,
    bounce: true,
    bounced: false,
    src: Address.parse(account),
    dest: Address.parse(to),
    value: { coins: 3n },
    ihrFee: 0n,
    forwardFee: 0n,
    createdLt: 11n + BigInt(place),
    createdAt: 1,
  },
  body: text === undefined ? Cell.EMPTY : comment(text),
})

/** The bytes of the transaction in which an account received the message that another sent it. */
export const receiverBytes = (from: string, to: string) =>
  transactionBytes({ account: to, received: sent(from, to, 0) })

function received({ account = ALICE, text = 'hi', value = 5n }: Parts): Message {
  return {
    info: {
      type: 'internal',
      ihrDisabled: true,
      bounce: true,
      bounced: false,
      src: Address.parse(BOB),
      dest: Address.parse(account),
      value: { coins: value },
      ihrFee: 0n,
      forwardFee: 0n,
      createdLt: 1n,
      createdAt: 1,
    },
    body: comment(text),
  }
}

/** The bytes of a transaction in which `account` received a comment from Bob, as a provider would send them. */
export function transactionBytes(parts: Parts = {}) {
  const { account = ALICE, lt = 10n, prevLt = 9n, sendsTo = [] } = parts
  const outMessages = Dictionary.empty(Dictionary.Keys.Uint(15), messages)
  for (const [place, to] of sendsTo.entries()) outMessages.set(place, sent(account, to, place, parts.sentText))
  const inMessage = parts.received ?? received(parts)
  const cell = beginCell()
    .store(
      storeTransaction({
        address: BigInt(`0x${account.split(':')[1]}`),
        lt,
        prevTransactionHash: BigInt(`0x${parts.prevHash ?? '2'}`),
        prevTransactionLt: prevLt,
        now: 1_700_000_000,
        outMessagesCount: sendsTo.length,
        oldStatus: 'active',
        endStatus: parts.end ?? 'active',
        inMessage,
        outMessages,
        totalFees: { coins: 7n },
        raw: Cell.EMPTY,
        hash: () => Buffer.alloc(32),
        stateUpdate: { oldHash: Buffer.alloc(32), newHash: Buffer.alloc(32) },
        description: {
          type: 'generic',
          creditFirst: false,
          aborted: false,
          destroyed: false,
          storagePhase: { storageFeesCollected: 0n, statusChange: 'unchanged' },
          creditPhase: { credit: { coins: 5n } },
          computePhase: { type: 'skipped', reason: 'no-gas' },
        },
      }),
    )
    .endCell()
  const boc = cell.toBoc()
  const hash = cell.hash()
  return {
    hex: boc.toString('hex'),
    base64: boc.toString('base64'),
    hash: hash.toString('hex'),
    hash64: hash.toString('base64'),
    account,
    lt: String(lt),
    /** hash of the message that it received */
    received: beginCell().store(storeMessage(inMessage)).endCell().hash().toString('hex'),
  }
}

/** A row of getTransactions. */
export const nodeRow = ({ base64, hash64, account, lt }: ReturnType<typeof transactionBytes>) => ({
  '@type': 'ext.transaction',
  address: { '@type': 'accountAddress', account_address: Address.parse(account).toString() },
  account: account.toUpperCase(),
  data: base64,
  transaction_id: { lt, hash: hash64 },
})

/** A row of the indexer's lists of transactions. */
export const indexerRow = ({ hex, hash, account }: ReturnType<typeof transactionBytes>, block?: string) => ({
  hash,
  raw: hex,
  block: block ?? '(0,8000000000000000,7)',
  account: { address: account, is_scam: false, is_wallet: true },
  in_msg: { source: { address: BOB, name: 'Bob\u202e', is_scam: true, is_wallet: false } },
  out_msgs: [],
})

/** A row of the index's lists of transactions (API v3); `lacks` names a message's content that the server could not store. */
export function indexV3Row({ base64, account }: ReturnType<typeof transactionBytes>, lacks?: 'content') {
  const cell = Cell.fromBase64(base64)
  const transaction = loadTransaction(cell.beginParse())
  const address = Address.parse(account)
  const hashes = { rootHash: cell.hash(), fileHash: cell.hash() }
  const row = v3Transaction(
    { chain: { account: () => undefined } as never },
    {
      hash: cell.hash(),
      cell,
      transaction,
      account: address,
      lt: transaction.lt,
      block: {
        workchain: 0,
        shard: '8000000000000000',
        seqno: 7,
        ...hashes,
        genUtime: transaction.now,
        commitSeqno: 90,
      },
      endBalance: 0n,
      parent: null,
      children: [],
      traceId: cell.hash(),
    },
  )
  return lacks ? { ...row, in_msg: { ...row.in_msg, message_content: null } } : row
}
