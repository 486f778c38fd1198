import { useEffect, useState } from 'react'
import * as commonWords from '#words/common.ts'
import * as messageWords from '#words/message.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import type { Message } from '../../domain/transaction/transaction.ts'
import { hasOperationNames } from '../../stores/operation-name.ts'
import { $trace } from '../../stores/trace.ts'
import type { Hash } from '../../ton/hash.ts'
import type { WalletRequest } from '../../ton/wallet-request.ts'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { BodyFields, FieldList } from '../../ui/transaction/BodyFields.tsx'
import { UnknownOperationContext } from '../../ui/transaction/unknown-operation.ts'
import { OperationName } from './OperationName.tsx'

/** Fields of a message besides its body, if present. */
function factsOf({ kind, hash, normalized, createdLt, fwdFee, external, init, extra }: Message): Fact[] {
  const facts: Fact[] = [
    { label: messageWords.messageHash, value: <HexValue value={hash} what={messageWords.messageHash} /> },
  ]
  if (normalized) {
    const what = messageWords.normalizedHash
    facts.push({ label: what, value: <HexValue value={normalized} what={what} /> })
  }
  if (kind !== 'external-in')
    facts.push({ label: commonWords.logicalTime, value: <span className="hash">{createdLt}</span> })
  if (kind === 'internal') facts.push({ label: messageWords.forwardFee, value: <Amount units={fwdFee} /> })
  if (external !== null) facts.push({ label: messageWords.external, value: <span className="hash">{external}</span> })
  if (init) {
    const [code, data] = [init.code ?? MISSING, init.data ?? MISSING]
    facts.push({ label: messageWords.init, value: <span className="hash">{messageWords.initHashes(code, data)}</span> })
  }
  if (extra.length > 0) {
    const currencies = extra.map(({ id, amount }) => messageWords.extraAmount(groupDigits(amount), id))
    facts.push({ label: messageWords.extra, value: currencies.join(commonWords.between) })
  }
  return facts
}

type Props = { message: Message; transaction: Hash }

/** A complete message: its decoded body and its other fields. */
export default function MessageFields({ message, transaction }: Props) {
  const { kind, body } = message
  const isRequest = kind === 'external-in' && body.kind === 'unknown' && body.boc
  return (
    <div className="whitespace-normal">
      {isRequest ? (
        <Request boc={body.boc ?? ''} message={message} transaction={transaction} />
      ) : (
        <UnknownOperationContext value={hasOperationNames ? OperationName : null}>
          <BodyFields body={body} />
        </UnknownOperationContext>
      )}
      <Facts facts={factsOf(message)} />
    </div>
  )
}

/** A request without opcode, decoded by the interfaces of its contract. */
function Request({ boc, message, transaction }: Props & { boc: string }) {
  const trace = useQuery($trace(transaction))
  const steps = trace.status === 'ready' ? trace.value.steps : []
  const interfaces = steps.find(({ hash }) => hash === transaction)?.interfaces
  const [read, setRead] = useState<WalletRequest>()
  useEffect(() => {
    let left = false
    const load = async () => {
      const { readWalletRequest } = await import('../../ton/wallet-request.ts')
      const found = readWalletRequest(boc, interfaces ?? [])
      if (found && !left) setRead(found)
    }
    // A failed import is ignored: the bytes can still be copied.
    load().catch(() => {})
    return () => {
      left = true
    }
  }, [boc, interfaces])
  if (!read) return <BodyFields body={message.body} />
  return (
    <>
      <FieldList fields={read.fields} cut={read.cut} />
      <p className="label py-1">{messageWords.byContract(read.contract)}</p>
    </>
  )
}
