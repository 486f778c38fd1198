import { useEffect, useMemo } from 'react'
import * as namesWords from '#words/names.ts'
import { findLookAlikes, type LookAlike } from '../../domain/names/poisoning.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { $named, layNames } from '../../stores/base/names-layer.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { useKnown } from '../../ui/chain/address-book.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { Band } from '../../ui/warnings/Band.tsx'

const WORDS: Record<LookAlike['known'], { what: string; whose: string }> = {
  paid: { what: namesWords.alikePaid, whose: namesWords.paidBefore },
  named: { what: namesWords.alikeNamed, whose: namesWords.namedByYou },
  self: { what: namesWords.alikeSelf, whose: namesWords.itself },
}
/** Maximum number of look-alikes shown in full. */
const MAX_SHOWN = 3

type Props = { raw: RawAddress; rows: Transaction[]; className?: string }

/** Warns of look-alike counterparties in an account's rows, above the rows and beside each address. */
export function LookAlikes({ raw, rows, className = '' }: Props) {
  const named = useQuery($named)
  const found = useMemo(() => findLookAlikes(raw, rows, named), [raw, rows, named])
  useEffect(() => {
    if (found.size === 0) return
    layNames({ alike: new Set(found.keys()) })
    return () => layNames({ alike: new Set() })
  }, [found])
  if (found.size === 0) return null
  const pairs = [...found].slice(0, MAX_SHOWN)
  return (
    <div id="look-alikes" className={className}>
      <Band tone="bad">
        {pairs.map(([suspect, alike]) => (
          <span key={suspect} className="block mb-3">
            <Pair suspect={suspect} {...alike} />
          </span>
        ))}
        {found.size > MAX_SHOWN && <span className="block mb-2">{namesWords.moreAlike(found.size - MAX_SHOWN)}</span>}
        <span className="block font-400">{namesWords.alikeLead}</span>
      </Band>
    </div>
  )
}

function Pair({ suspect, like, known }: LookAlike & { suspect: RawAddress }) {
  // Both addresses are shown in the row's form, so that only the account differs.
  const isWallet = useKnown(suspect)?.isWallet ?? false
  const [mine, other] = [friendlyAddress(like, isWallet), friendlyAddress(suspect, isWallet)]
  const { what, whose } = WORDS[known]
  return (
    <>
      {what}
      <Compared label={namesWords.suspect} text={other} to={mine} />
      <Compared label={whose} text={mine} to={other} />
    </>
  )
}

/** A complete address with the characters underlined that differ from another one. */
function Compared({ label, text, to }: { label: string; text: string; to: string }) {
  const parts = text.match(/./g) ?? []
  return (
    <span className="grid md:grid-cols-[11em_1fr] gap-x-3 mt-1 text-text font-400">
      <span className="label">{label}</span>{' '}
      <span className="hash break-all">
        {parts.map((letter, place) => (letter === to[place] ? letter : <u key={place}>{letter}</u>))}
      </span>
    </span>
  )
}
