import type { ReactNode } from 'react'
import * as commonWords from '#words/common.ts'
import * as stepsWords from '#words/steps.ts'
import * as traceWords from '#words/trace.ts'
import { bodyName } from '../../../domain/reason/opcode.ts'
import { factsOf } from '../../../domain/trace/facts.ts'
import type { OutlineRow } from '../../../domain/trace/outline.ts'
import type { Step } from '../../../domain/trace/trace.ts'
import type { Message } from '../../../domain/transaction/transaction.ts'
import { transactionPath } from '../../../routes.ts'
import type { RawAddress } from '../../../ton/address.ts'
import { Icon } from '../../../ui/base/Icon.tsx'
import { AddressName } from '../../../ui/chain/AddressName.tsx'
import { Amount } from '../../../ui/chain/Amount.tsx'
import { SumAmount } from '../../../ui/transaction/SumAmount.tsx'
import { Letter } from './Letter.tsx'

/** Properties of each row of the tree: those of its item, and its level. */
export type Common = {
  item: object
  level: number
}

export const ROW =
  'step flex items-center gap-x-2.5 px-4 md:px-5 py-1.5 min-h-10 no-underline text-text hover:bg-raised'
/** Maximum number of vertical lines for the levels above; deeper levels are shown as a number. */
const MAX_RAILS = 8

export function Rails({ level }: { level: number }) {
  if (level > MAX_RAILS) return <span className="label w-8 text-right shrink-0">{level}</span>
  return Array.from({ length: level }, (_, rail) => (
    <span key={rail} aria-hidden="true" className="w-2 ml-1 border-l border-line self-stretch shrink-0" />
  ))
}

/** Content of a row after its letter: wrapping text, and a figure at the end, or below on phones. */
export function Content({ words, figure }: { words: ReactNode; figure: ReactNode }) {
  return (
    <span className="flex-1 min-w-0 flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="min-w-0">{words}</span>
      <span className="text-right">{figure}</span>
    </span>
  )
}

export const Named = ({ raw }: { raw: RawAddress }) => (
  <b className="font-600">
    <AddressName raw={raw} />
  </b>
)

type StepProps = Common & {
  step: Step
  place: number
  letters: Map<RawAddress, string>
  isCurrent: boolean
  isFirstFailed: boolean
}

export function StepRow({ item, level, step, place, letters, isCurrent, isFirstFailed }: StepProps) {
  const { transaction, account, hash, expected } = step
  const { failed, operation, move } = factsOf(step)
  const words = (
    <>
      <Named raw={account} />{' '}
      <span className={failed ? 'text-bad' : 'text-muted'}>
        {transaction ? operation : expected ? null : traceWords.unreadable}
        {expected && ` ${traceWords.expected}`}
      </span>
      {isCurrent && <span className="label"> · {traceWords.thisStep}</span>}
      {isFirstFailed && <span className="text-sm text-bad"> · {traceWords.firstFailed}</span>}
    </>
  )
  const content = (
    <>
      <Rails level={level} />
      <Letter text={letters.get(account)} />
      {failed && <Icon name="circle-x" className="text-bad shrink-0" />}
      <Content words={words} figure={move && <SumAmount sum={move} digits={4} way={move.way} />} />
    </>
  )
  const look = `${ROW} ${isCurrent ? 'bg-raised' : ''} ${expected ? 'border-y border-dashed border-line text-muted' : ''}`
  // An expected step has no valid hash to link to.
  if (expected)
    return (
      <div {...item} id={`step-${place}`} className={look}>
        {content}
      </div>
    )
  return (
    <a
      {...item}
      id={`step-${place}`}
      href={transactionPath(hash)}
      aria-current={isCurrent || undefined}
      className={look}
    >
      {content}
    </a>
  )
}

export function PendingRow({
  item,
  level,
  message,
  letters,
  note,
}: Common & { message: Message; letters: Map<RawAddress, string>; note: string }) {
  const { destination, value, body } = message
  return (
    <div {...item} className={`${ROW} border-y border-dashed border-line text-muted`}>
      <Rails level={level} />
      <Letter text={destination ? letters.get(destination) : undefined} />
      <Content
        words={
          <>
            {destination && <Named raw={destination} />} {bodyName(body)}
            {commonWords.comma}
            {note}
          </>
        }
        figure={<Amount units={value} digits={4} />}
      />
    </div>
  )
}

type Run = Pick<Extract<OutlineRow, { kind: 'run' }>, 'name' | 'total' | 'open'> & {
  count: number
  /** number of those on screen, if not all */
  found?: number
}
type RunProps = Common & { row: Run; onToggle: () => void }

export function RunRow({ item, level, row: { count, found, name, total, open }, onToggle }: RunProps) {
  return (
    <button
      {...item}
      type="button"
      aria-expanded={open}
      className={`${ROW} w-full text-left bg-transparent border-0`}
      onClick={onToggle}
    >
      <Rails level={level} />
      <span className="inline-grid place-items-center shrink-0 size-5.5 rounded bg-raised">
        <Icon name={open ? 'chevron-down' : 'chevron-right'} />
      </span>
      <Content
        words={
          <>
            <b className="font-600">{traceWords.run(count, name)}</b>
            {found !== undefined && found > 0 && <span className="label"> · {stepsWords.foundOf(found)}</span>}
          </>
        }
        figure={<Amount units={total} digits={4} />}
      />
    </button>
  )
}
