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

/** Figures of a page compared with a proof. `claim`: the proved hash, which covers everything else; `block`: a block's id as text. */
export type FigureValues = Pick<Account, 'balance' | 'state' | 'codeHash' | 'dataHash'> &
  Pick<BlockHeader, 'globalId' | 'version' | 'genUtime'> & {
    claim: Hash
    lastTransaction: Hash | null
    block: string | null
  }

type HashInParts = FigureValues['codeHash']

export type Figure = keyof FigureValues

/**
 * A provider's value and the signed one. `same`: equal, or the provider has none. `other`: different. `apart`: different, but maybe of
 * different moments. `said` and `meant`: both as text.
 */
export type Verdict<Value> = { shown: Value; signed: Value } & (
  | { kind: 'same' }
  | { kind: 'other' | 'apart'; said: string; meant: string }
)

export type Figures = { [F in Figure]?: Verdict<FigureValues[F]> }

/** Verdicts on a page's figures, and the provider of the figures. */
export type Verdicts = { who: string; figures: Figures }

const textOf = (value: unknown) => String(value ?? MISSING)

function compare<Value>(shown: Value, signed: Value, toText: (value: Value) => string = textOf): Verdict<Value> {
  if (shown === signed) return { shown, signed, kind: 'same' }
  return { shown, signed, kind: 'other', said: toText(shown), meant: toText(signed) }
}

/** The verdict on an optional figure: `same` if the provider omits it. */
const ifGiven = <Value>({ shown, signed, ...verdict }: Verdict<Value>): Verdict<Value> =>
  shown === null ? { shown, signed, kind: 'same' } : { shown, signed, ...verdict }

const STATES = { nonexist: 'uninitialized', uninit: 'uninitialized', frozen: 'frozen', active: 'active' } as const
const ABSENT = { status: 'nonexist', balance: '0', codeHash: null, dataHash: null } as const

const coins = (units: string | null) => `${formatAmount(units ?? '0')} ${COIN}`

/** Every change of an account is a transaction: equal logical times of the last one mean the same moment. */
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
    // A hash is compared once it is computed.
    ...(codeHash !== undefined && { codeHash: dated(compare<HashInParts>(codeHash, signed.codeHash)) }),
    ...(dataHash !== undefined && { dataHash: dated(compare<HashInParts>(dataHash, signed.dataHash)) }),
  }
}

/** `block` is the proved block, `signed` the contents of its bytes. */
export const compareBlock = (said: BlockHeader, block: FullBlockId, signed: BlockFacts): Figures => ({
  claim: compare(said.rootHash, block.rootHash),
  genUtime: compare(said.genUtime, signed.utime, dateTime),
  globalId: ifGiven(compare<number | null>(said.globalId, signed.globalId)),
  version: ifGiven(compare<number | null>(said.version, signed.version)),
})

/** Everything but the block is covered by the proved hash. */
export const compareTransaction = (hash: Hash, said: BlockId | null, signed: FullBlockId): Figures => ({
  claim: compare(hash, hash),
  block: ifGiven(compare<string | null>(said && formatBlockId(said), formatBlockId(signed))),
})
