import * as commonWords from '#words/common.ts'
import * as transactionWords from '#words/transaction.ts'
import type { Message } from '../../domain/transaction/transaction.ts'
import type { Hash } from '../../ton/hash.ts'
import { type Column, DataList } from '../../ui/base/DataList.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { useFolded } from '../../ui/lists/use-folded.ts'
import { MessageValue, Party, Said } from './Said.tsx'

type Numbered = Message & { number: number; transaction: Hash }

/** Messages shown before expanding. */
const FIRST = 10

const columns: Column<Numbered>[] = [
  { label: '#', cell: ({ number }) => number },
  { label: commonWords.to, cell: message => <Party raw={message.destination} outside={transactionWords.toOutside} /> },
  { label: commonWords.value, end: true, cell: message => <MessageValue message={message} /> },
  { label: transactionWords.message, cell: message => <Said message={message} transaction={message.transaction} /> },
]
const numberOf = ({ number }: Numbered) => number

/** Numbered sent messages; long lists are folded. */
export function OutMessages({ transaction, messages }: { transaction: Hash; messages: Message[] }) {
  const rows = messages.map((message, i) => ({ ...message, number: i + 1, transaction }))
  const { shown, rest, unfold } = useFolded(rows, FIRST)
  return (
    <Panel title={transactionWords.outgoingCount(messages.length)}>
      <DataList caption={transactionWords.outgoing} columns={columns} rows={shown} rowKey={numberOf} />
      {rest > 0 && (
        <p className="px-4 md:px-5 py-3 border-t border-line">
          <button type="button" className="button max-md:min-h-11" onClick={unfold}>
            {transactionWords.showRest(rest)}
          </button>
        </p>
      )}
    </Panel>
  )
}
