import type { Slice } from '@ton/core'
import { loadPlainAddress } from '../../chain/tlb.ts'
import { bocHex } from '../../http/encode.ts'
import { addressText, type BodyFields, loadPayload, payloadFields } from './reader.ts'

const queryId = (slice: Slice): bigint => slice.loadUintBig(64)
const coins = (slice: Slice): string => slice.loadCoins().toString()
const address = (slice: Slice): string => addressText(loadPlainAddress(slice))
const maybeCell = (slice: Slice) => {
  const cell = slice.loadMaybeRef()
  return cell ? bocHex(cell) : null
}
const payload = (slice: Slice) => {
  const found = loadPayload(slice)
  return found ? { is_right: found.isRight, value: payloadFields(found.payload) } : null
}

/** Readers of token messages after the op code (TEP-62, 66, 74, 81, 85, 89). Fields are read in order. */
export const tokenBodies: ReadonlyMap<number, { name: string; read(slice: Slice): BodyFields }> = new Map([
  [
    0x0f8a7ea5,
    {
      name: 'jetton_transfer',
      read: slice => ({
        query_id: queryId(slice),
        amount: coins(slice),
        destination: address(slice),
        response_destination: address(slice),
        custom_payload: maybeCell(slice),
        forward_ton_amount: coins(slice),
        forward_payload: payload(slice),
      }),
    },
  ],
  [
    0x178d4519,
    {
      name: 'jetton_internal_transfer',
      read: slice => ({
        query_id: queryId(slice),
        amount: coins(slice),
        from: address(slice),
        response_address: address(slice),
        forward_ton_amount: coins(slice),
        forward_payload: payload(slice),
      }),
    },
  ],
  [
    0x7362d09c,
    {
      name: 'jetton_notify',
      read: slice => ({
        query_id: queryId(slice),
        amount: coins(slice),
        sender: address(slice),
        forward_payload: payload(slice),
      }),
    },
  ],
  [
    0x595f07bc,
    {
      name: 'jetton_burn',
      read: slice => ({
        query_id: queryId(slice),
        amount: coins(slice),
        response_destination: address(slice),
        custom_payload: slice.remainingBits > 0 ? maybeCell(slice) : null,
      }),
    },
  ],
  [
    0x7bdd97de,
    {
      name: 'jetton_burn_notification',
      read: slice => ({
        query_id: queryId(slice),
        amount: coins(slice),
        sender: address(slice),
        response_destination: address(slice),
      }),
    },
  ],
  [
    0x5fcc3d14,
    {
      name: 'nft_transfer',
      read: slice => ({
        query_id: queryId(slice),
        new_owner: address(slice),
        response_destination: address(slice),
        custom_payload: maybeCell(slice),
        forward_amount: coins(slice),
        forward_payload: payload(slice),
      }),
    },
  ],
  [
    0x05138d91,
    {
      name: 'nft_ownership_assigned',
      read: slice => ({ query_id: queryId(slice), prev_owner: address(slice), forward_payload: payload(slice) }),
    },
  ],
  [
    0x2c76b973,
    {
      name: 'provide_wallet_address',
      read: slice => ({ query_id: queryId(slice), owner_address: address(slice), include_address: slice.loadBit() }),
    },
  ],
  [
    0x4eb1f0f9,
    {
      name: 'change_dns_record',
      read: slice => ({
        query_id: queryId(slice),
        key: slice.loadUintBig(256).toString(16).padStart(64, '0'),
        value: slice.remainingRefs > 0 ? bocHex(slice.loadRef()) : null,
      }),
    },
  ],
])
