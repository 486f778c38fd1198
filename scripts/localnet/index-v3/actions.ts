import type { ChainTransaction } from '../chain/types.ts'
import { type Fields, isFields, type Wire } from '../http/json.ts'
import type { Action, EventContext } from '../indexer/events/action.ts'
import { actionsOf } from '../indexer/events/rules.ts'
import { base64 } from './forms.ts'

/** Address in another answer (raw, friendly or in an object), in upper case. */
function addressIn(written: unknown): string | null {
  const text = isFields(written) ? written.address : written
  return typeof text === 'string' ? text.toUpperCase() : null
}

const textIn = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'bigint' ? String(value) : null

/** Comment of a body. Excludes operation names, which only the other indexer has. */
function comments({ comment, encrypted_comment: encrypted }: Fields) {
  const text = typeof comment === 'string' && !comment.startsWith('Call: ') ? comment : null
  const cipher = isFields(encrypted) ? textIn(encrypted.cipher_text) : null
  return { comment: cipher ?? text, is_encrypted_comment: cipher !== null }
}

const jettonTransfer = (fields: Fields) => ({
  asset: addressIn(fields.jetton),
  sender: addressIn(fields.sender),
  receiver: addressIn(fields.recipient),
  sender_jetton_wallet: addressIn(fields.senders_wallet),
  receiver_jetton_wallet: addressIn(fields.recipients_wallet),
  amount: textIn(fields.amount ?? fields.sent_amount),
  ...comments(fields),
})

const jettonMint = (fields: Fields) => ({
  asset: addressIn(fields.jetton),
  receiver: addressIn(fields.recipient),
  receiver_jetton_wallet: addressIn(fields.recipients_wallet),
  amount: textIn(fields.amount),
})

const jettonBurn = (fields: Fields) => ({
  owner: addressIn(fields.sender),
  owner_jetton_wallet: addressIn(fields.senders_wallet),
  asset: addressIn(fields.jetton),
  amount: textIn(fields.amount),
})

/** One side of a swap. For TON the asset is null here, while tonapi has a separate field. */
function swapLeg(fields: Fields, side: 'in' | 'out') {
  const [user, router] = [addressIn(fields.user_wallet), addressIn(fields.router)]
  return {
    asset: addressIn(fields[`jetton_master_${side}`]),
    source: side === 'in' ? user : router,
    destination: side === 'in' ? router : user,
    amount: textIn(fields[`gram_${side}`] ?? fields[`amount_${side}`]),
  }
}

function jettonSwap(fields: Fields) {
  const [incoming, outgoing] = [swapLeg(fields, 'in'), swapLeg(fields, 'out')]
  return {
    dex: textIn(fields.dex),
    sender: addressIn(fields.user_wallet),
    asset_in: incoming.asset,
    asset_out: outgoing.asset,
    dex_incoming_transfer: incoming,
    dex_outgoing_transfer: outgoing,
    peer_swaps: [],
  }
}

const nftTransfer = (fields: Fields) => ({
  nft_item: addressIn(fields.nft),
  old_owner: addressIn(fields.sender),
  new_owner: addressIn(fields.recipient),
  is_purchase: false,
  ...comments(fields),
})

function tonTransfer(fields: Fields) {
  const { comment, is_encrypted_comment: encrypted } = comments(fields)
  return {
    source: addressIn(fields.sender),
    destination: addressIn(fields.recipient),
    value: textIn(fields.amount),
    comment,
    encrypted,
  }
}

/** Action types and details by tonapi's action types. */
const TYPES: Readonly<Record<string, readonly [type: string, details: (fields: Fields) => Wire]>> = {
  JettonTransfer: ['jetton_transfer', jettonTransfer],
  FlawedJettonTransfer: ['jetton_transfer', jettonTransfer],
  JettonMint: ['jetton_mint', jettonMint],
  JettonBurn: ['jetton_burn', jettonBurn],
  JettonSwap: ['jetton_swap', jettonSwap],
  NftItemTransfer: ['nft_transfer', nftTransfer],
  TonTransfer: ['ton_transfer', tonTransfer],
  ContractDeploy: ['contract_deploy', () => ({})],
  SmartContractExec: ['call_contract', () => ({})],
  AuctionBid: ['auction_bid', () => ({})],
}

/** Members of the trace repeated in each action. */
export type TraceEnd = { trace_id: string; end: ChainTransaction }

function actionFields(action: Action, root: ChainTransaction, { trace_id, end }: TraceEnd, place: number) {
  const [type, details] = TYPES[action.type] ?? ['unknown', () => ({})]
  const items = action.items.length > 0 ? action.items : [root]
  const sorted = items.toSorted((one, other) => (one.lt < other.lt ? -1 : 1))
  const [first, last] = [sorted[0] ?? root, sorted.at(-1) ?? root]
  return {
    trace_id,
    action_id: base64(Buffer.concat([first.hash.subarray(0, 31), Buffer.of(place)])),
    start_lt: first.lt.toString(),
    end_lt: last.lt.toString(),
    start_utime: first.transaction.now,
    end_utime: last.transaction.now,
    trace_end_lt: end.lt.toString(),
    trace_end_utime: end.transaction.now,
    trace_mc_seqno_end: end.block.commitSeqno,
    transactions: items.map(({ hash }) => base64(hash)),
    success: action.ok,
    type,
    details: details(action.fields),
    trace_external_hash: null,
  }
}

/** `actions` of a trace. */
export async function v3Actions(
  context: EventContext,
  items: readonly ChainTransaction[],
  end: TraceEnd,
): Promise<Wire[]> {
  const [root] = items
  if (!root) return []
  const found = await actionsOf(context, items)
  return found.map((action, place) => actionFields(action, root, end, place))
}
