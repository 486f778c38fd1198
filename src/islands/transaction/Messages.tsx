import * as commonWords from '#words/common.ts'
import * as transactionWords from '#words/transaction.ts'
import type { Message, Transaction } from '../../domain/transaction/transaction.ts'
import type { RawAddress } from '../../ton/address.ts'
import { type Column, DataList } from '../../ui/base/DataList.tsx'
import { Facts } from '../../ui/base/Facts.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { MessageBody } from '../../ui/transaction/MessageBody.tsx'

type Numbered = Message & { number: number }

const columns: Column<Numbered>[] = [
  { label: '#', cell: ({ number }) => number },
  { label: commonWords.to, cell: message => <Party raw={message.destination} outside={transactionWords.toOutside} /> },
  { label: commonWords.value, end: true, cell: message => <Amount units={message.value} /> },
  { label: transactionWords.message, cell: message => <MessageBody message={message} /> },
]

function Party({ raw, outside }: { raw: RawAddress | null; outside: string }) {
  return raw ? <AddressLink raw={raw} /> : <span className="text-muted">{outside}</span>
}

/** The message that came in, and those that went out, numbered. */
export function Messages({ transaction: { inMessage, outMessages } }: { transaction: Transaction }) {
  return (
    <>
      {inMessage && (
        <Panel title={transactionWords.incoming}>
          <div className="px-4 md:px-5 py-1">
            <Facts
              facts={[
                { label: commonWords.from, value: <Party raw={inMessage.source} outside={transactionWords.outside} /> },
                { label: commonWords.to, value: <Party raw={inMessage.destination} outside="—" /> },
                {
                  label: commonWords.value,
                  value: inMessage.kind === 'internal' ? <Amount units={inMessage.value} /> : '—',
                },
                { label: transactionWords.message, value: <MessageBody message={inMessage} /> },
              ]}
            />
          </div>
        </Panel>
      )}
      {outMessages.length > 0 && (
        <Panel title={transactionWords.outgoingCount(outMessages.length)}>
          <DataList
            caption={transactionWords.outgoing}
            columns={columns}
            rows={outMessages.map((message, i) => ({ ...message, number: i + 1 }))}
            rowKey={({ number }) => number}
          />
        </Panel>
      )}
    </>
  )
}
