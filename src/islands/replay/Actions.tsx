import { useMemo } from 'react'
import * as actionWords from '#words/actions.ts'
import { readBoc } from '../../ton/boc.ts'
import { fromBase64 } from '../../ton/bytes.ts'
import { TonBytesError } from '../../ton/cell.ts'
import { type Action, readActions } from '../../ton/replay/actions.ts'
import { Panel } from '../../ui/base/Panel.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'

/** Actions of an `OutList` (base64); null for any other cell, because a contract can leave any cell as its list. */
function actionsIn(bag: string): Action[] | null {
  try {
    return readActions(readBoc(fromBase64(bag) ?? new Uint8Array()))
  } catch (error) {
    if (error instanceof TonBytesError) return null
    throw error
  }
}

type Props = { bag: string /** true if the action phase failed, which carries out none */; hasFailed: boolean }

/** Actions of a contract's run: messages with their mode, reserves, new code. `bag` is base64. */
export function Actions({ bag, hasFailed }: Props) {
  const actions = useMemo(() => actionsIn(bag), [bag])
  if (!actions) return <p className="label px-4 md:px-5 pt-3">{actionWords.unreadable}</p>
  if (actions.length === 0) return null
  return (
    <Panel title={actionWords.title(actions.length)}>
      {hasFailed && <p className="px-4 md:px-5 pt-3 text-bad">{actionWords.noneDone(actions.length)}</p>}
      <ol className="px-4 md:px-5 py-2 max-h-100 overflow-y-auto">
        {actions.map((action, place) => (
          <li key={place} className="flex flex-wrap gap-x-3 gap-y-1 py-1.5 border-b border-line last:border-b-0">
            <span className="label w-8 text-right">{place + 1}</span>
            <ActionText action={action} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function ActionText({ action }: { action: Action }) {
  switch (action.kind) {
    case 'message':
      return (
        <>
          <span>{actionWords.message}</span>
          {action.message?.kind === 'internal' && <Amount units={action.message.value} />}
          {action.message?.destination && <AddressLink raw={action.message.destination} />}
          <span className="label">{actionWords.sendMode(action.mode)}</span>
        </>
      )
    case 'reserve':
      return (
        <>
          <span>{actionWords.reserve}</span>
          <Amount units={action.coins} />
          <span className="label">{actionWords.mode(action.mode)}</span>
        </>
      )
    case 'code':
      return (
        <>
          <span>{actionWords.code}</span>
          <span className="font-mono text-sm break-all">{action.hash}</span>
        </>
      )
    case 'library':
      return <span>{actionWords.library}</span>
    case 'unknown':
      return <span>{actionWords.unknown}</span>
  }
}
