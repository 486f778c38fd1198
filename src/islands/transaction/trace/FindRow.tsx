import * as commonWords from '#words/common.ts'
import * as stepsWords from '#words/steps.ts'
import { bodyName } from '../../../domain/reason/opcode.ts'
import { isNotFound } from '../../../domain/text/problem.ts'
import type { End, FoundRow } from '../../../domain/trace/found-steps.ts'
import type { Message } from '../../../domain/transaction/transaction.ts'
import type { RawAddress } from '../../../ton/address.ts'
import { Icon } from '../../../ui/base/Icon.tsx'
import { Amount } from '../../../ui/chain/Amount.tsx'
import { explain } from '../../../ui/query/explain.ts'
import { Letter } from './Letter.tsx'
import { type Common, Content, Named, Rails, ROW } from './rows.tsx'
import type { Find } from './use-finds.ts'

/** State of a search in words; a click starts or repeats it. */
function Outcome({ state, end }: { state: Find | undefined; end: End }) {
  if (state?.status === 'failed' && !state.changing)
    return (
      <span role="alert" className="block text-sm">
        {isNotFound(state.error) ? (
          stepsWords.notFound
        ) : (
          <span className="text-bad">{stepsWords.failed(explain(state.error))}</span>
        )}
        {commonWords.gap}
        <span className="link">{commonWords.tryAgain}</span>
      </span>
    )
  return (
    <span className="block text-sm">
      {state ? (
        <span className="text-muted">{stepsWords.looking}</span>
      ) : (
        <span className="link">{end === 'receiver' ? stepsWords.findReceiver : stepsWords.findSender}</span>
      )}
    </span>
  )
}

type Props = Common & {
  row: Extract<FoundRow, { kind: 'message' }>
  state: Find | undefined
  letters: Map<RawAddress, string>
  onFind: (end: End, message: Message) => void
}

/** A message with one end not loaded; a click searches that transaction by the node. */
export function FindRow({ item, level, row: { end, message }, state, letters, onFind }: Props) {
  const party = end === 'receiver' ? message.destination : message.source
  const isAsked = state && (state.status !== 'failed' || state.changing)
  return (
    <button
      {...item}
      type="button"
      aria-disabled={isAsked}
      className={`${ROW} w-full text-left bg-transparent border-0 text-muted`}
      onClick={() => onFind(end, message)}
    >
      <Rails level={level} />
      <Letter text={party ? letters.get(party) : undefined} />
      {isAsked && <Icon name="refresh" className="animate-spin shrink-0" />}
      <Content
        words={
          <>
            {end === 'sender' && `${stepsWords.sentBy} `}
            {party && <Named raw={party} />} {bodyName(message.body)}
            <Outcome state={state} end={end} />
          </>
        }
        figure={<Amount units={message.value} digits={4} />}
      />
    </button>
  )
}
