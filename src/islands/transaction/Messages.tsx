import * as commonWords from '#words/common.ts'
import * as transactionWords from '#words/transaction.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { OutMessages } from './OutMessages.tsx'
import { MessageValue, Party, Said } from './Said.tsx'

/** Received message, and numbered sent messages. */
export function Messages({ transaction: { hash, inMessage, outMessages } }: { transaction: Transaction }) {
  return (
    <>
      {inMessage && (
        <Panel title={transactionWords.incoming}>
          <div className="px-4 md:px-5 py-1">
            <Facts
              facts={[
                { label: commonWords.from, value: <Party raw={inMessage.source} outside={transactionWords.outside} /> },
                { label: commonWords.to, value: <Party raw={inMessage.destination} outside="—" /> },
                { label: commonWords.value, value: <MessageValue message={inMessage} /> },
                {
                  label: transactionWords.message,
                  value: <Said message={inMessage} transaction={hash} incoming={inMessage.hash} />,
                },
              ]}
            />
          </div>
        </Panel>
      )}
      {outMessages.length > 0 && <OutMessages transaction={hash} messages={outMessages} />}
    </>
  )
}
