import * as v from 'valibot'
import type { Validator, ValidatorSet } from '../../domain/network/validator.ts'
import { compareAmounts, sumAmounts } from '../../domain/notation/amount.ts'
import type { Call } from '../../lib/call.ts'
import { parseAddress } from '../../ton/address.ts'
import { parseHash } from '../../ton/hash.ts'
import { words } from '../bytes/wire-address.ts'
import { ProviderError } from '../http/error.ts'
import { placedRows } from '../http/placed-rows.ts'
import { amount, count, maybe, time } from '../http/wire.ts'
import { validatorsRequest } from '../requests/validators.ts'
import { indexerApi } from './client.ts'

const validator = v.object({
  address: maybe(words),
  adnl_addr: maybe(words),
  adnl_address: maybe(words),
  stake: amount,
  max_factor: maybe(count),
})
type Wire = v.InferOutput<typeof validator>

const answer = v.object({
  validators: maybe(placedRows(validator)),
  total: maybe(count),
  total_stake: maybe(amount),
  min_stake: maybe(amount),
  elect_at: maybe(time),
  elect_close: maybe(time),
})

function adnlOf({ adnl_addr, adnl_address }: Wire): string | null {
  const adnl = adnl_addr ?? adnl_address
  const hash = adnl && parseHash(adnl)
  // The elector stores zeros for a validator without an ADNL address.
  return hash && !/[^0]/.test(hash) ? null : hash || adnl
}

function toValidator(wire: Wire, id: number): Validator {
  const { address: written, stake, max_factor: maxFactor } = wire
  const raw = parseAddress(written ?? '')?.raw ?? null
  return { id, address: raw, written: raw ? null : written, adnl: adnlOf(wire), stake, maxFactor }
}

/** Validators of the current round (blockchain/validators), without totals below those of its rows. Throws `malformed` if the list is absent or entirely unreadable. */
export async function getValidators(call: Call): Promise<ValidatorSet> {
  const read = await indexerApi(...validatorsRequest.of(), answer, call)
  const list = read.validators
  if (!list || (list.unreadable && !list.rows.length))
    throw new ProviderError('malformed', 'tonapi', 'validators: none of them can be read')
  const validators = list.rows.map(({ row, place }) => toValidator(row, place))
  const listed = sumAmounts(validators.map(({ stake }) => stake))
  return {
    validators,
    total: (read.total ?? -1) < list.rows.length + list.unreadable ? null : read.total,
    totalStake: read.total_stake !== null && compareAmounts(read.total_stake, listed) >= 0 ? read.total_stake : null,
    minStake: read.min_stake,
    electAt: read.elect_at,
    electClose: read.elect_close,
    unreadable: list.unreadable,
  }
}
