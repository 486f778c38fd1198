import * as v from 'valibot'
import type { JettonPage, JettonRow } from '../../domain/jetton/list.ts'
import { scaled } from '../../domain/jetton/scale.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { count, maybe, rows, schemaOf } from '../http/wire.ts'
import { jettonUnits } from '../requests/jetton.ts'
import { jettonsRequest } from '../requests/jettons.ts'
import { indexerApi } from './client.ts'
import { addressOf, faceOf, jettonFields } from './token-fields.ts'

export const amount = schemaOf(jettonUnits)

/** Fields of `JettonInfo` for a row of a list. */
export const rowFields = {
  ...jettonFields,
  total_supply: maybe(amount),
  holders_count: maybe(count),
}
const row = v.object(rowFields)

export function toJettonRow(wire: v.InferOutput<typeof row>, at: RawAddress): JettonRow {
  const { total_supply, scaled_ui, holders_count } = wire
  return {
    ...faceOf(wire, at),
    supply: total_supply && scaled(total_supply, scaled_ui),
    holders: holders_count,
    ...(scaled_ui && { isScaled: true }),
  }
}

export const jettonList = v.object({ jettons: rows(row) })

/** Rows of an answer that have an address and a name, in order. */
export function toJettonPage({ jettons }: v.InferOutput<typeof jettonList>): JettonPage {
  const placed = jettons.rows.flatMap(wire => {
    const at = addressOf(wire)
    return at ? [toJettonRow(wire, at)] : []
  })
  const named = placed.filter(({ symbol, name }) => symbol ?? name)
  return {
    jettons: named,
    unnamed: placed.length - named.length,
    unreadable: jettons.unreadable + jettons.rows.length - placed.length,
  }
}

/** A page of jettons in the indexer's daily ranking, counted from 1. */
export const getJettonList = async (call: Call, page: number): Promise<JettonPage> =>
  toJettonPage(await indexerApi(...jettonsRequest.of(page), jettonList, call))
