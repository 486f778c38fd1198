import * as v from 'valibot'
import type { NftHistory, NftOperation } from '../../domain/nft/nft.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { accountAddress, address } from '../bytes/wire-address.ts'
import { hash, int64, maybe, rows, text, time } from '../http/wire.ts'
import { indexerApi } from './client.ts'
import { actionComment } from './comments.ts'
import { type Action, actionsOf, capOf, events, ownMovements, ownRows, type Read, toHistory } from './events.ts'
import { nftItem, toNftCard } from './nfts.ts'

const operation = v.object({
  operation: text,
  utime: time,
  lt: int64,
  transaction_hash: maybe(hash),
  source: maybe(accountAddress),
  destination: maybe(accountAddress),
  item: nftItem,
})
const action = v.object({
  sender: maybe(accountAddress),
  recipient: maybe(accountAddress),
  nft: address,
  comment: maybe(text),
  encrypted_comment: maybe(v.unknown()),
})
const history = v.object({ operations: maybe(rows(operation)), events: maybe(events), next_from: maybe(int64) })

function readOperation({
  utime,
  lt,
  source,
  destination,
  ...row
}: v.InferOutput<typeof operation>): Read<NftOperation> {
  const card = toNftCard(row.item)
  return (
    card && {
      operation: {
        kind: row.operation,
        utime,
        lt,
        hash: row.transaction_hash,
        source: source?.address ?? null,
        destination: destination?.address ?? null,
        item: { address: card.address, name: card.name, image: card.image },
        comment: null,
        succeeded: true,
      },
      parties: [source, destination],
    }
  )
}

function readAction({ type: _, fields, ...event }: Action): Read<NftOperation> {
  const read = v.safeParse(action, fields)
  if (!read.success || !read.output.nft) return null
  const { sender, recipient, nft, comment, encrypted_comment } = read.output
  return {
    operation: {
      ...event,
      kind: 'transfer',
      source: sender?.address ?? null,
      destination: recipient?.address ?? null,
      item: { address: nft, name: null, image: null },
      comment: actionComment(comment, encrypted_comment),
    },
    parties: [sender, recipient],
  }
}

/** The newest `limit` changes of owner among an account's NFTs (nfts/history), in the current shape or that before May 2025. */
export async function getNftHistory(call: Call, address: RawAddress, limit: number): Promise<NftHistory> {
  const wire = await indexerApi(`/accounts/${address}/nfts/history`, { limit }, history, call)
  const answer = ownRows(address, wire)
  const moved = answer.events ? actionsOf(answer.events, ['NftItemTransfer']).map(readAction) : []
  const read = [...(answer.operations?.rows.map(readOperation) ?? []), ...ownMovements(address, moved)]
  return { ...toHistory(answer, read), ...capOf(wire, limit) }
}
