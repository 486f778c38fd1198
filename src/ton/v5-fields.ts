import type { Field } from './body.ts'
import type { Change } from './change.ts'
import { readOutList } from './out-list.ts'
import type { Slice } from './slice.ts'
import { readV5Request, type V5Request } from './v5-request.ts'

const NAMES: Partial<Record<Change['kind'], string>> = {
  'extension-added': 'adds extension',
  'extension-removed': 'removes extension',
}

function changeField(change: Change): Field {
  if ('who' in change) return { name: NAMES[change.kind] ?? change.kind, kind: 'address', value: change.who }
  return { name: 'signature allowed', kind: 'flag', value: change.kind === 'key-on' }
}

const numberField = (name: string, value: string | null): Field[] =>
  value === null ? [] : [{ name, kind: 'number', value }]

const untilField = (value: number | null): Field[] =>
  value === null ? [] : [{ name: 'valid until', kind: 'time', value }]

function fieldsOf({ walletId, until, seqno, queryId, list, changes, more, signature }: V5Request): Field[] {
  return [
    ...numberField('wallet id', walletId),
    ...untilField(until),
    ...numberField('seqno', seqno),
    ...numberField('query id', queryId),
    ...(list ? [modesField(list)] : []),
    ...changes.map(changeField),
    ...numberField('more changes', more > 0 ? `${more}` : null),
    ...(signature === null ? [] : [{ name: 'signature', kind: 'hex', value: signature } as const]),
  ]
}

const modesField = (list: NonNullable<V5Request['list']>): Field => ({
  name: 'actions',
  kind: 'modes',
  value: readOutList(list).messages.map(({ mode }) => mode),
})

/** Fields of a wallet v5 request after its opcode, and its version; null if no layout matches completely. */
export function readV5Fields(opcode: number, from: Slice): { fields: Field[]; isBeta: boolean } | null {
  try {
    const request = readV5Request(opcode, from)
    return request && { fields: fieldsOf(request), isBeta: request.version === 'v5beta' }
  } catch {
    return null
  }
}
