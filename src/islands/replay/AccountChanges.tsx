import type { ReactNode } from 'react'
import * as commonWords from '#words/common.ts'
import * as runWords from '#words/replay-run.ts'
import { resultsOf } from '../../domain/method/known.ts'
import { interpret } from '../../domain/method/reading.ts'
import { methodNameOf } from '../../ton/code/methods.ts'
import type { AccountChange, AccountSide } from '../../ton/replay/account-change.ts'
import type { MethodChange } from '../../ton/replay/methods.ts'
import type { VmValue } from '../../ton/replay/vm-stack.ts'
import { Amount } from '../../ui/chain/Amount.tsx'
import { ReadingView } from '../contract/ReadingView.tsx'
import { CellChanges } from './CellChanges.tsx'

type Props = { account: AccountChange; methods: readonly MethodChange[] }
type Row = { label: string; before: ReactNode; after: ReactNode }

/** Changes of an account: balance, state, results of get-methods, and data cell by cell. */
export function AccountChanges({ account, methods }: Props) {
  const { before, after, data } = account
  const rows = [...accountRows(before, after), ...methods.flatMap(change => methodRows(change, account))]
  return (
    <div className="px-4 md:px-5 py-3">
      <div className="overflow-x-auto">
        <table className="w-full text-left">
          <thead>
            <tr className="max-md:grid max-md:grid-cols-2">
              <td className="max-md:hidden" />
              <th className="label pr-6">{runWords.before}</th>
              <th className="label">{runWords.after}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, before, after }) => (
              <tr key={label} className="border-t border-line align-top max-md:grid max-md:grid-cols-2">
                <th className="label py-1.5 pr-4 font-400 max-md:col-span-2 max-md:pb-0">{label}</th>
                <td className="py-1.5 pr-4 break-all">{before}</td>
                <td className="py-1.5 break-all">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {data.changes.length + data.more ? <CellChanges {...data} /> : <p className="label pt-2">{runWords.sameData}</p>}
    </div>
  )
}

function accountRows(before: AccountSide, after: AccountSide): Row[] {
  const balance = {
    label: runWords.balance,
    before: <Amount units={before.balance} />,
    after: <Amount units={after.balance} />,
  }
  const status = {
    label: runWords.status,
    before: commonWords.accountState(before.status),
    after: commonWords.accountState(after.status),
  }
  const code = { label: runWords.code, before: <Hash of={before} />, after: <Hash of={after} /> }
  return [
    balance,
    ...(before.status === after.status ? [] : [status]),
    ...(before.codeHash === after.codeHash ? [] : [code]),
  ]
}

const Hash = ({ of }: { of: AccountSide }) =>
  of.codeHash ? <span className="font-mono text-sm">{of.codeHash}</span> : runWords.none

/** Results of a get-method that changed, with their names. */
function methodRows({ method, before, after }: MethodChange, account: AccountChange): Row[] {
  const name = methodNameOf(method) ?? String(method)
  const length = Math.max(before?.length ?? 0, after?.length ?? 0)
  return Array.from({ length }, (_, place) => place).flatMap(place => {
    const [old, now] = [before?.[place], after?.[place]]
    if (JSON.stringify(old) === JSON.stringify(now)) return []
    const field = (after && resultsOf(name, after)?.[place]) ?? (before && resultsOf(name, before)?.[place])
    const label = field ? `${name}: ${field.name.replaceAll('_', ' ')}` : name
    const draw = (value: VmValue | undefined, hasFailed: boolean) => {
      if (value) return <ReadingView reading={interpret(value, field ?? undefined)} />
      return hasFailed ? runWords.methodFailed : runWords.none
    }
    return [
      {
        label: length > 1 && !field ? `${name} ${place + 1}` : label,
        before: draw(old, !before && account.before.codeHash !== null),
        after: draw(now, !after && account.after.codeHash !== null),
      },
    ]
  })
}
