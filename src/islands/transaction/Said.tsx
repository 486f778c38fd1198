import { lazy, useState } from 'react'
import * as messageWords from '#words/message.ts'
import type { Message } from '../../domain/transaction/transaction.ts'
import { transactionPath } from '../../routes.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { MessageBody } from '../../ui/transaction/MessageBody.tsx'

// Lazy: the fields are shown on click.
const MessageFields = lazy(() => import('./MessageFields.tsx'))

/** Sender or receiver of a message; `outside` if it has no address. */
export function Party({ raw, outside }: { raw: RawAddress | null; outside: string }) {
  return raw ? <AddressLink raw={raw} /> : <span className="text-muted">{outside}</span>
}

/** TON of a message; “—” for one from or to the outside world, which carries none. */
export const MessageValue = ({ message: { kind, value } }: { message: Message }) => (
  <Amount units={kind === 'internal' ? value : null} />
)

/** A decoded message; all fields on click. */
export function Said({ message, transaction, incoming }: { message: Message; transaction: Hash; incoming?: Hash }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <MessageBody message={message} />
      {message.kind === 'internal' && message.hash !== incoming && (
        <a className="link text-sm ml-3" href={transactionPath(message.hash)}>
          {messageWords.started}
        </a>
      )}
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="label cursor-pointer py-1">{messageWords.details}</summary>
        <LazyBoundary>{open && <MessageFields message={message} transaction={transaction} />}</LazyBoundary>
      </details>
    </>
  )
}
