import { type ReactNode, useContext } from 'react'
import * as commonWords from '#words/common.ts'
import * as messageWords from '#words/message.ts'
import { bodyName, formatOpcode } from '../../domain/reason/opcode.ts'
import { dateTime, groupDigits, MISSING } from '../../domain/text/format.ts'
import type { Body, Field } from '../../domain/transaction/transaction.ts'
import { inspectPath } from '../../routes.ts'
import { fromBase64 } from '../../ton/bytes.ts'
import { CopyButton } from '../base/CopyButton.tsx'
import { type Fact, Facts } from '../base/Facts.tsx'
import { HexValue } from '../base/HexValue.tsx'
import { AddressLink } from '../chain/AddressLink.tsx'
import { Amount } from '../chain/Amount.tsx'
import { CommentText } from './CommentText.tsx'
import { UnknownOperationContext } from './unknown-operation.ts'

/** A bag of cells: its size, and buttons to copy or inspect it. */
function Bytes({ boc }: { boc: string | null }) {
  if (boc === null) return messageWords.tooLarge
  return (
    <span className="inline-flex items-center gap-1">
      {messageWords.cellSize(fromBase64(boc)?.length ?? 0)} <CopyButton text={boc} what={messageWords.cell} />
      <a className="link text-sm" href={inspectPath(boc)}>
        {messageWords.inspect}
      </a>
    </span>
  )
}

/** Value of a field by its kind. */
function fieldValue(field: Field): ReactNode {
  switch (field.kind) {
    case 'number':
      return <span className="hash">{field.value}</span>
    case 'hex':
      return <HexValue value={field.value} what={field.name} />
    case 'coins':
      return <Amount units={field.value} />
    case 'units':
      return messageWords.units(groupDigits(field.value))
    case 'time':
      return dateTime(field.value)
    case 'flag':
      return field.value ? messageWords.yes : messageWords.no
    case 'address':
      return field.value ? <AddressLink raw={field.value} /> : messageWords.none
    case 'asset':
      return field.value ? <AddressLink raw={field.value} /> : messageWords.ton
    case 'cell':
      return <Bytes boc={field.value} />
    case 'modes':
      return messageWords.modes(field.value.join(commonWords.between))
    case 'body':
      return <BodyFields body={field.value} />
  }
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Named fields, with a notice if the body was truncated. */
export function FieldList({ fields, cut }: { fields: Field[]; cut: boolean }) {
  return (
    <>
      <Facts facts={fields.map(field => ({ label: capital(field.name), value: fieldValue(field), lang: 'en' }))} />
      {cut && <p className="text-sm text-warn py-1">{messageWords.cut}</p>}
    </>
  )
}

/** Decoded fields of a body. */
export function BodyFields({ body }: { body: Body }) {
  switch (body.kind) {
    case 'empty':
      return messageWords.none
    case 'comment':
      return <CommentText comment={{ kind: 'text', text: body.text }} />
    case 'binary-comment':
      return <HexValue value={body.hex} what={messageWords.bytes} />
    case 'encrypted-comment':
      return <CommentText comment={{ kind: 'encrypted' }} />
    case 'operation':
      return (
        <>
          <p className="py-1">
            {bodyName(body)} <span className="hash text-muted">{formatOpcode(body.opcode)}</span>
          </p>
          <FieldList fields={body.fields} cut={body.cut} />
        </>
      )
    case 'bounced':
      return <Facts facts={bounceFacts(body)} />
    case 'unknown':
      return (
        <>
          <p className="py-1">
            {messageWords.unknown}
            {commonWords.gap}
            {body.opcode !== null && <span className="hash">{formatOpcode(body.opcode)}</span>} <Bytes boc={body.boc} />
          </p>
          {body.opcode !== null && <UnknownName opcode={body.opcode} />}
        </>
      )
  }
}

function UnknownName({ opcode }: { opcode: number }) {
  const Name = useContext(UnknownOperationContext)
  return Name && <Name opcode={opcode} />
}

function bounceFacts({ original, exitCode }: Extract<Body, { kind: 'bounced' }>): Fact[] {
  const facts: Fact[] = [{ label: messageWords.original, value: original ? <BodyFields body={original} /> : MISSING }]
  if (exitCode !== null) facts.push({ label: messageWords.exitCode, value: exitCode })
  return facts
}
