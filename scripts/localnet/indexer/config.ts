import { type Cell, Dictionary, type Slice } from '@ton/core'
import { bocHex, hex } from '../http/encode.ts'
import type { Wire } from '../http/json.ts'
import { configCell } from '../node-api/config.ts'

type Config = ReadonlyMap<number, Cell>

/** Reads a parameter; undefined if absent or unreadable. */
function read<Found>(config: Config, id: number, decode: (slice: Slice) => Found): Found | undefined {
  const cell = config.get(id)
  if (!cell) return undefined
  try {
    return decode(cell.beginParse())
  } catch {
    return undefined
  }
}

const account = (config: Config, id: number): string | undefined =>
  read(config, id, slice => `-1:${hex(slice.loadBuffer(32))}`)

const NOBODY = `-1:${'0'.repeat(64)}`

/** `gas_flat_pfx#d1` around `gas_prices_ext#de`. */
function gasLimits(slice: Slice) {
  const flat = slice.loadUint(8) === 0xd1
  const [flatLimit, flatPrice] = flat ? [slice.loadUintBig(64), slice.loadUintBig(64)] : [undefined, undefined]
  if (flat) slice.skip(8)
  const [gasPrice, gasLimit, specialLimit] = [slice.loadUintBig(64), slice.loadUintBig(64), slice.loadUintBig(64)]
  return {
    gas_limits_prices: {
      special_gas_limit: specialLimit,
      flat_gas_limit: flatLimit,
      flat_gas_price: flatPrice,
      gas_price: gasPrice,
      gas_limit: gasLimit,
      gas_credit: slice.loadUintBig(64),
      block_gas_limit: slice.loadUintBig(64),
      freeze_due_limit: slice.loadUintBig(64),
      delete_due_limit: slice.loadUintBig(64),
    },
  }
}

/** Returns `msg_forward_prices#ea`. */
const forwardPrices = (slice: Slice) => ({
  msg_forward_prices: {
    lump_price: slice.skip(8).loadUintBig(64),
    bit_price: slice.loadUintBig(64),
    cell_price: slice.loadUintBig(64),
    ihr_price_factor: slice.loadUint(32),
    first_frac: slice.loadUint(16),
    next_frac: slice.loadUint(16),
  },
})

/** Returns `validators_ext#12`. */
function validators(slice: Slice) {
  slice.skip(8)
  const [since, until, total, main] = [slice.loadUint(32), slice.loadUint(32), slice.loadUint(16), slice.loadUint(16)]
  const weight = slice.loadUintBig(64)
  const list = slice.loadDict(Dictionary.Keys.Uint(16), {
    serialize: () => {},
    parse: entry => {
      const tagged = entry.loadUint(8) === 0x73
      const [key, share] = [hex(entry.skip(32).loadBuffer(32)), entry.loadUintBig(64)]
      return { public_key: key, weight: share, adnl_addr: tagged ? hex(entry.loadBuffer(32)) : undefined }
    },
  })
  return {
    utime_since: since,
    utime_until: until,
    total,
    main,
    total_weight: weight.toString(),
    list: list.values(),
  }
}

const elections = (slice: Slice) => ({
  validators_elected_for: slice.loadUint(32),
  elections_start_before: slice.loadUint(32),
  elections_end_before: slice.loadUint(32),
  stake_held_for: slice.loadUint(32),
})

/** `BlockchainConfig`: parameters shown by explorers, with names; all others in `raw`. */
export function blockchainConfig(config: Config): Record<string, Wire> {
  return {
    raw: bocHex(configCell(config)),
    '0': account(config, 0) ?? NOBODY,
    '1': account(config, 1) ?? NOBODY,
    '2': account(config, 2) ?? NOBODY,
    '4': account(config, 4) ?? NOBODY,
    '8': read(config, 8, slice => ({ version: slice.skip(8).loadUint(32), capabilities: slice.loadUintBig(64) })),
    '14': read(config, 14, slice => ({
      masterchain_block_fee: slice.skip(8).loadCoins(),
      basechain_block_fee: slice.loadCoins(),
    })),
    '15': read(config, 15, elections),
    '16': read(config, 16, slice => ({
      max_validators: slice.loadUint(16),
      max_main_validators: slice.loadUint(16),
      min_validators: slice.loadUint(16),
    })),
    '17': read(config, 17, slice => ({
      min_stake: slice.loadCoins().toString(),
      max_stake: slice.loadCoins().toString(),
      min_total_stake: slice.loadCoins().toString(),
      max_stake_factor: slice.loadUint(32),
    })),
    '20': read(config, 20, gasLimits),
    '21': read(config, 21, gasLimits),
    '24': read(config, 24, forwardPrices),
    '25': read(config, 25, forwardPrices),
    '32': read(config, 32, validators),
    '34': read(config, 34, validators),
    '36': read(config, 36, validators),
    '44': { accounts: [], suspended_until: 0 },
  }
}

/** All parameters as hex BoCs; the real indexer names its members by constructors. */
export const rawConfig = (config: Config): Wire => ({
  config: Object.fromEntries([...config].map(([id, cell]) => [`config_param${id}`, bocHex(cell)])),
})
