import { type RawAddress, workchainOf } from '../../ton/address.ts'
import { readBoc } from '../../ton/boc.ts'
import { fromBase64 } from '../../ton/bytes.ts'
import { readDictionary } from '../../ton/dictionary.ts'
import { readAddress } from '../../ton/message-address.ts'
import type { Slice } from '../../ton/slice.ts'
import type { StackValue } from '../method/value.ts'
import type { SpenderRule } from './spender-rule.ts'

/**
 * Get-methods that reveal who may spend, in the order of the results that `spendersOf` takes. Each has the name in the latest version first,
 * then that in its beta version.
 */
export const SPENDER_METHODS: Record<SpenderRule, readonly (readonly string[])[]> = {
  key: [['get_public_key']],
  plugins: [['get_public_key'], ['get_plugin_list']],
  extensions: [['get_public_key'], ['is_signature_allowed', 'get_is_signature_auth_allowed'], ['get_extensions']],
  signers: [['get_multisig_data']],
}

/** Keys (hex) and accounts that may spend, by a wallet's get-methods; null if a result is unreadable. */
export type Spenders =
  | { rule: 'key'; key: string | null }
  | { rule: 'plugins'; key: string | null; contracts: RawAddress[] | null }
  | { rule: 'extensions'; key: string | null; isKeyAllowed: boolean | null; contracts: RawAddress[] | null }
  | { rule: 'signers'; threshold: number | null; signers: RawAddress[] | null; proposers: RawAddress[] | null }

type Stack = readonly StackValue[]

const intIn = (value: StackValue | undefined): bigint | null => (value?.kind === 'int' ? BigInt(value.value) : null)
const hexOf = (value: bigint) => BigInt.asUintN(256, value).toString(16).padStart(64, '0')

function keyIn([value]: Stack): string | null {
  const key = intIn(value)
  return key === null ? null : hexOf(key)
}

/** The list without nulls; null if it has one. A list that lacks an unreadable account would call it unable to spend. */
const readable = <T>(list: (T | null)[]): T[] | null =>
  list.includes(null) ? null : list.filter(item => item !== null)

/** Addresses in a list of pairs of workchain and hash, null for unreadable ones. Some nodes send the list as nested pairs. */
function addressesInList(value: StackValue): (RawAddress | null)[] {
  if (value.kind === 'null') return []
  if (value.kind !== 'tuple' && value.kind !== 'list') return [null]
  const [workchain, hash, ...rest] = value.items.map(intIn)
  const isPair = workchain != null && hash != null && rest.length === 0
  return isPair ? [`${Number(workchain)}:${hexOf(hash)}`] : value.items.flatMap(addressesInList)
}

const listIn = ([value]: Stack): RawAddress[] | null => (value ? readable(addressesInList(value)) : null)

/** Addresses in a dictionary; empty for an absent one, null if it or an address is unreadable. */
function dictionaryIn(
  value: StackValue | undefined,
  keyBits: number,
  read: (leaf: Slice, key: string) => RawAddress | null,
): RawAddress[] | null {
  if (value?.kind === 'null') return []
  if (value?.kind !== 'cell' && value?.kind !== 'slice') return null
  const found: (RawAddress | null)[] = []
  try {
    readDictionary(readBoc(fromBase64(value.boc) ?? new Uint8Array()), keyBits, (leaf, key) =>
      found.push(read(leaf, key)),
    )
  } catch {
    return null
  }
  return readable(found)
}

const membersIn = (value: StackValue | undefined) => dictionaryIn(value, 8, leaf => readAddress(leaf).raw)

/**
 * Extension of wallet v5 `raw`, which is in the wallet's workchain. Beta version: the leaf has the workchain in 8 bits, and the key is the
 * hash XOR (workchain + 1).
 */
function extensionIn(raw: RawAddress, leaf: Slice, key: bigint): RawAddress {
  const isBeta = leaf.bitsLeft === 8
  const workchain = isBeta ? Number(leaf.integer(8, true)) : workchainOf(raw)
  return `${workchain}:${hexOf(isBeta ? key ^ BigInt(workchain + 1) : key)}`
}

/** Reads who may spend from account `raw`, given the results of `SPENDER_METHODS`. */
export function spendersOf(
  rule: SpenderRule,
  raw: RawAddress,
  [first = [], second = [], third = []]: Stack[],
): Spenders {
  if (rule === 'key') return { rule, key: keyIn(first) }
  if (rule === 'plugins') return { rule, key: keyIn(first), contracts: listIn(second) }
  if (rule === 'signers') {
    const [, threshold, signers, proposers] = first
    const least = intIn(threshold)
    return {
      rule,
      threshold: least === null ? null : Number(least),
      signers: membersIn(signers),
      proposers: membersIn(proposers),
    }
  }
  const allowed = intIn(second[0])
  return {
    rule,
    key: keyIn(first),
    isKeyAllowed: allowed === null ? null : allowed !== 0n,
    contracts: dictionaryIn(third[0], 256, (leaf, key) => extensionIn(raw, leaf, BigInt(`0b${key}`))),
  }
}
