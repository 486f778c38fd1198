import * as commonWords from '#words/common.ts'
import type { Hash } from '../../ton/hash.ts'
import type { AccountFacts } from '../../ton/proof/account-proof.ts'
import type { BlockFacts } from '../../ton/proof/block-facts.ts'
import type { FullBlockId } from '../../ton/proof/block-id.ts'
import type { Account, AccountState } from '../account/account.ts'
import { type BlockHeader, type BlockId, formatBlockId } from '../block/block.ts'
import { formatAmount } from '../notation/amount.ts'
import { COIN } from '../text/coin.ts'
import { dateTime, MISSING } from '../text/format.ts'

/**
 * Figures of a page that are compared with a proof. `claim` is the hash that is proved, and everything it covers; `block` is the text of a
 * block's id.
 */
export type FigureValues = Pick<Account, 'balance' | 'state' | 'codeHash' | 'dataHash'> &
  Pick<BlockHeader, 'globalId' | 'version' | 'genUtime'> & {
    claim: Hash
    lastTransaction: Hash | null
    block: string | null
  }

type HashInParts = FigureValues['codeHash']

export type Figure = keyof FigureValues

/**
 * A provider's value and the one that validators signed. `same`: they are equal, or the provider has none. `other`: they differ. `apart`: they
 * differ, and may be of different moments. `said` and `meant` are the two as texts.
 */
export type Verdict<Value> = { shown: Value; signed: Value } & (
  | { kind: 'same' }
  | { kind: 'other' | 'apart'; said: string; meant: string }
)

export type Figures = { [F in Figure]?: Verdict<FigureValues[F]> }

/** Verdicts on the figures of a page, and the provider of those figures. */
export type Verdicts = { who: string; figures: Figures }

const textOf = (value: unknown) => String(value ?? MISSING)

function compare<Value>(shown: Value, signed: Value, toText: (value: Value) => string = textOf): Verdict<Value> {
  if (shown === signed) return { shown, signed, kind: 'same' }
  return { shown, signed, kind: 'other', said: toText(shown), meant: toText(signed) }
}

/** The verdict on a figure that a provider may leave out. */
const ifGiven = <Value>({ shown, signed, ...verdict }: Verdict<Value>): Verdict<Value> =>
  shown === null ? { shown, signed, kind: 'same' } : { shown, signed, ...verdict }

const STATES = { nonexist: 'uninitialized', uninit: 'uninitialized', frozen: 'frozen', active: 'active' } as const
const ABSENT = { status: 'nonexist', balance: '0', codeHash: null, dataHash: null } as const

const coins = (units: string | null) => `${formatAmount(units ?? '0')} ${COIN}`

/** Every change of an account is a transaction: two answers are of one moment if the last one has the same logical time. */
export function compareAccount(said: Account, proved: AccountFacts): Figures {
  const signed = proved ? proved.state : ABSENT
  if (!signed) return {}
  const isSameMoment = (said.lastTransaction?.lt ?? '0') === (proved?.lastLt ?? '0')
  const dated = <Value>(verdict: Verdict<Value>): Verdict<Value> =>
    verdict.kind === 'other' && !isSameMoment ? { ...verdict, kind: 'apart' } : verdict
  const { balance, state, lastTransaction, codeHash, dataHash } = said
  return {
    balance: dated(ifGiven(compare<string | null>(balance, signed.balance, coins))),
    state: dated(compare<AccountState>(state, STATES[signed.status], commonWords.accountState)),
    lastTransaction: dated(compare(lastTransaction?.hash ?? null, proved?.lastHash ?? null)),
    // A hash that is still being computed is compared once it is known.
    ...(codeHash !== undefined && { codeHash: dated(compare<HashInParts>(codeHash, signed.codeHash)) }),
    ...(dataHash !== undefined && { dataHash: dated(compare<HashInParts>(dataHash, signed.dataHash)) }),
  }
}

/** `block` is the one that is proved, `signed` what its bytes say. */
export const compareBlock = (said: BlockHeader, block: FullBlockId, signed: BlockFacts): Figures => ({
  claim: compare(said.rootHash, block.rootHash),
  genUtime: compare(said.genUtime, signed.utime, dateTime),
  globalId: ifGiven(compare<number | null>(said.globalId, signed.globalId)),
  version: ifGiven(compare<number | null>(said.version, signed.version)),
})

/** All but the block is in the bytes whose hash is proved. */
export const compareTransaction = (hash: Hash, said: BlockId | null, signed: FullBlockId): Figures => ({
  claim: compare(hash, hash),
  block: ifGiven(compare<string | null>(said && formatBlockId(said), formatBlockId(signed))),
})
