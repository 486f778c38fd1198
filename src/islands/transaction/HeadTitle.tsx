import type { Sentence } from '../../domain/transaction/sentence.ts'
import { DocumentTitle } from '../../ui/base/DocumentTitle.tsx'
import { useSentenceText } from '../../ui/transaction/use-sentence-text.ts'

/** Names the page of a transaction: by what came of it, or by its sentence. */
export default function HeadTitle({ name, sentence }: { name: string | null; sentence: Sentence }) {
  const text = useSentenceText(sentence)
  return <DocumentTitle name={name ?? text} />
}
