import * as actionWords from '#words/actions.ts'
import * as changesWords from '#words/changes.ts'
import * as commonWords from '#words/common.ts'
import * as inspectWords from '#words/inspect.ts'
import * as messageWords from '#words/message.ts'
import type { Request } from '../../domain/inspect/kinds.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Message } from '../../ton/message.ts'
import { type Order, WHOLE_BALANCE } from '../../ton/request/order.ts'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { AddressFact } from '../../ui/chain/AddressFact.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { useGrowing } from '../../ui/lists/use-growing.ts'
import { BodyFields, FieldList } from '../../ui/transaction/BodyFields.tsx'
import { ChangeList } from '../../ui/transaction/ChangeList.tsx'
import { Changes } from '../../ui/transaction/Changes.tsx'

/** Number of messages shown first per request, and at most per transaction. */
export const MAX_MESSAGES = 20

const addressFact = (label: string, raw: RawAddress | null): Fact[] =>
  raw ? [{ label, value: <AddressFact raw={raw} what={commonWords.anAddress} /> }] : []

function headerFacts({ kind, hash, source, destination, external, value, extra, ...rest }: Message): Fact[] {
  return [
    { label: messageWords.messageHash, value: <HexValue value={hash} what={messageWords.messageHash} /> },
    ...(rest.normalized
      ? [
          {
            label: messageWords.normalizedHash,
            value: <HexValue value={rest.normalized} what={messageWords.normalizedHash} />,
          },
        ]
      : []),
    ...addressFact(commonWords.from, source),
    ...addressFact(commonWords.to, destination),
    ...(external ? [{ label: messageWords.external, value: <span className="hash">{external}</span> }] : []),
    ...(kind === 'internal'
      ? [
          { label: commonWords.value, value: <Amount units={value} /> },
          { label: messageWords.forwardFee, value: <Amount units={rest.fwdFee} /> },
          { label: inspectWords.bounces, value: rest.bounce ? inspectWords.yes : inspectWords.no },
        ]
      : []),
    ...(extra.length > 0
      ? [
          {
            label: messageWords.extra,
            value: extra
              .map(({ id, amount }) => messageWords.extraAmount(groupDigits(amount), id))
              .join(commonWords.between),
          },
        ]
      : []),
    ...(kind === 'external-in'
      ? []
      : [{ label: commonWords.logicalTime, value: <span className="hash">{rest.createdLt}</span> }]),
  ]
}

function initFacts({ init }: Message): Fact[] {
  if (!init) return []
  const [code, data] = [init.code ?? MISSING, init.data ?? MISSING]
  return [{ label: messageWords.init, value: <span className="hash">{messageWords.initHashes(code, data)}</span> }]
}

const modeFact = (mode: number): Fact => ({
  label: inspectWords.sendMode,
  value: <span className={mode & WHOLE_BALANCE ? 'text-warn' : ''}>{actionWords.flags(mode)}</span>,
})

/** `mode`: send mode, if the message is ordered. */
type Props = { message: Message; mode?: number; requests?: Request[] }

/** A message: its header, and each interpretation of its body. */
export function MessageFacts({ message, mode, requests = [] }: Props) {
  const { body } = message
  const bodyFact = { label: inspectWords.body, value: <BodyFields body={body} /> }
  return (
    <>
      <Facts
        facts={[
          ...(mode === undefined ? [] : [modeFact(mode)]),
          ...headerFacts(message),
          ...initFacts(message),
          bodyFact,
        ]}
      />
      {requests.length > 0 && <RequestFacts requests={requests} />}
    </>
  )
}

/** A signed request in each possible layout. */
export const RequestFacts = ({ requests }: { requests: Request[] }) =>
  requests.map(({ contract, fields, cut, orders, unread, changes, more }) => (
    <div key={contract}>
      <h4 className="font-600 pt-3">{inspectWords.readAs(inspectWords.wallets[contract] ?? contract)}</h4>
      <FieldList fields={fields} cut={cut} />
      {changes.length > 0 && (
        <div className="pb-3">
          <Changes title={changesWords.perhaps}>
            <ChangeList changes={changes} more={more} />
          </Changes>
        </div>
      )}
      {unread > 0 && <p className="py-3 text-warn">{inspectWords.unreadOrders(unread)}</p>}
      <Orders orders={orders} count={orders.length + unread} />
    </div>
  ))

/** Ordered messages, rendered as the reader scrolls: a request may have 255. */
function Orders({ orders, count }: { orders: Order[]; count: number }) {
  const { shown, end } = useGrowing(orders, { initial: MAX_MESSAGES })
  return (
    <>
      {shown.map(({ message, mode }, place) => (
        <div key={place} className="border-t border-line">
          <h4 className="font-600 pt-3">{inspectWords.asked(place + 1, count)}</h4>
          <MessageFacts message={message} mode={mode} />
        </div>
      ))}
      <div ref={end} />
    </>
  )
}
