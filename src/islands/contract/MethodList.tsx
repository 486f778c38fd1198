import { lazy, type MouseEvent, type SubmitEvent, useState } from 'react'
import * as methodsWords from '#words/methods.ts'
import * as sourceCodeWords from '#words/source-code.ts'
import { argumentsOf } from '../../domain/method/known.ts'
import { type ListedMethod, listMethods } from '../../domain/method/list.ts'
import { inspectPath } from '../../routes.ts'
import { $contractCode, type ContractCode } from '../../stores/contract-code.ts'
import type { RawAddress } from '../../ton/address.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Notice } from '../../ui/base/Notice.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { MethodForm } from './MethodForm.tsx'

const ContractSource = lazy(() => import('./ContractSource.tsx'))

/** Get-methods in a contract's code, and a field for another one. */
export default function MethodList({ raw }: { raw: RawAddress }) {
  return (
    <Loaded query={$contractCode(raw)} failed={methodsWords.failed} loading={<div className="min-h-60" />}>
      {code => (code ? <List raw={raw} code={code} /> : <Notice title={methodsWords.noCode} />)}
    </Loaded>
  )
}

/** Methods in the code; empty if it is unreadable. */
function methodsIn(boc: string): ListedMethod[] {
  try {
    return listMethods(boc)
  } catch {
    return []
  }
}

const methodOf = (text: string) => (/^-?\d{1,6}$/.test(text) ? Number(text) : text)

function List({ raw, code: { boc, hash } }: { raw: RawAddress; code: ContractCode }) {
  const [hasSource, setHasSource] = useState(false)
  const [methods] = useState(() => methodsIn(boc))
  const [others, setOthers] = useState<string[]>([])

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('method') ?? '').trim()
    if (text && !others.includes(text)) setOthers([...others, text])
    event.currentTarget.reset()
  }

  return (
    <>
      {methods.length === 0 && <p className="label px-4 md:px-5 py-3">{methodsWords.unlisted}</p>}
      <ul>
        {methods.map(({ id, name }) => (
          <Method key={id} raw={raw} method={name ?? id} title={name ?? methodsWords.unnamed(id)} />
        ))}
        {others.map(other => (
          <Method key={other} raw={raw} method={methodOf(other)} title={other} isOpen />
        ))}
      </ul>
      <form onSubmit={add} className="flex flex-wrap items-center gap-2 px-4 md:px-5 py-3 border-t border-line">
        <span className="flex flex-wrap gap-2 md:order-last md:ml-auto">
          <a className="button max-md:min-h-11" href={inspectPath(boc)}>
            {methodsWords.inspect}
          </a>
          <button
            type="button"
            className="button max-md:min-h-11"
            aria-disabled={hasSource}
            onClick={() => setHasSource(true)}
          >
            {sourceCodeWords.show}
          </button>
        </span>
        <label className="label max-md:basis-full" htmlFor="other-method">
          {methodsWords.other}
        </label>
        <input
          id="other-method"
          name="method"
          required
          maxLength={100}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={methodsWords.otherLabel}
          placeholder={methodsWords.otherHint}
          className="h-9 max-md:h-11 min-w-40 flex-1 max-w-100 px-3 rounded border border-line bg-surface text-text hash placeholder:text-faint"
        />
        <button type="submit" className="button max-md:min-h-11">
          {methodsWords.open}
        </button>
      </form>
      {hasSource && (
        <LazyBoundary fallback={<div className="min-h-28" />}>
          <ContractSource raw={raw} codeHash={hash} />
        </LazyBoundary>
      )}
    </>
  )
}

type MethodProps = { raw: RawAddress; method: string | number; title: string; isOpen?: boolean }

function Method({ raw, method, title, isOpen = false }: MethodProps) {
  const [open, setOpen] = useState(isOpen)
  const takes = typeof method === 'string' ? argumentsOf(method) : undefined
  // The browser's toggle event comes too late: the focus might have moved on before the form exists.
  function toggle(event: MouseEvent) {
    event.preventDefault()
    setOpen(!open)
  }
  return (
    <li className="border-b border-line last:border-b-0">
      <details className="group" open={open}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the button of its details */}
        <summary
          className="flex flex-wrap items-center gap-x-3 px-4 md:px-5 py-2.5 min-h-11 cursor-pointer hover:bg-raised"
          onClick={toggle}
        >
          <Icon name="chevron-down" className="text-muted -rotate-90 group-open:rotate-0" />
          <span className="hash break-all">{title}</span>
          {takes && takes.length > 0 && (
            <span className="label break-words">{takes.map(({ name }) => name.replaceAll('_', ' ')).join(', ')}</span>
          )}
        </summary>
        {open && <MethodForm raw={raw} method={method} />}
      </details>
    </li>
  )
}
