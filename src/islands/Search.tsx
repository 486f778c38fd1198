import { useEffect, useRef, useState } from 'react'
import { classify } from '../domain/search.ts'
import { messages } from '../ui/messages.ts'
import { SearchForm } from '../ui/SearchForm.tsx'
import { findingPath } from './finding-path.ts'

/** The global search. `large` is the one of Home, which also answers "/" and a query in the address. */
export default function Search({ large = false }: { large?: boolean }) {
  const [refusal, setRefusal] = useState('')
  const input = useRef<HTMLInputElement>(null)

  function search(text: string) {
    const finding = classify(text)
    const path = findingPath(finding)
    if (path) location.assign(path)
    else if (finding.kind === 'wrong-checksum') setRefusal(messages.search.checksum)
    else if (finding.kind === 'unknown') setRefusal(messages.search.invalid)
  }

  useEffect(() => {
    const asked = large ? new URLSearchParams(location.search).get('q') : null
    if (!asked || !input.current) return
    input.current.value = asked
    search(asked)
  }, [])

  useEffect(() => {
    const hero = large || !document.getElementById('search-large')
    const focus = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]')
      if (!hero || event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return
      event.preventDefault()
      input.current?.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [large])

  return (
    <SearchForm
      id={large ? 'search-large' : 'search'}
      large={large}
      refusal={refusal}
      inputRef={input}
      onSearch={search}
      onType={() => setRefusal('')}
    />
  )
}
