import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import * as dnsWords from '#words/dns.ts'
import * as searchWords from '#words/search.ts'
import { readDomain } from '../../domain/dns/name.ts'
import { domainPath } from '../../routes.ts'
import { Icon } from '../../ui/base/Icon.tsx'

/** Name of the field, which is the query parameter if the form is sent before hydration. */
const FIELD = 'domain'

/** Form that opens a domain. Shows an error for an impossible one and keeps the text. */
export function DomainForm({ label }: { label: string }) {
  const [problem, setProblem] = useState('')
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const sent = new URLSearchParams(location.search).get(FIELD)
    if (!sent || !field.current) return
    field.current.value = sent
    open(sent)
  }, [])

  async function open(text: string) {
    if (!text.trim()) return
    const pasted = await import('../../domain/search/pasted-domain.ts').catch(() => undefined)
    const read = (pasted?.pastedDomain ?? readDomain)(text)
    if ('name' in read) location.assign(domainPath(read.name))
    else setProblem(read.problem)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    open(field.current?.value ?? '')
  }

  return (
    <search aria-label={label}>
      <form onSubmit={submit} className="flex flex-wrap gap-2">
        <input
          ref={field}
          name={FIELD}
          type="search"
          aria-label={label}
          aria-describedby="domain-problem"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={dnsWords.example}
          className="h-11 min-w-0 flex-1 px-3 rounded border border-line bg-surface text-text text-base placeholder:text-faint hover:border-edge"
        />
        <button type="submit" className="button min-h-11 px-4">
          <Icon name="search" />
          {searchWords.search}
        </button>
        <p id="domain-problem" role="alert" className="w-full text-sm text-bad min-h-5">
          {problem}
        </p>
      </form>
    </search>
  )
}
