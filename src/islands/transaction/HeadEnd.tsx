import type { Sentence } from '../../domain/transaction/sentence.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { DocumentTitle } from '../../ui/base/DocumentTitle.tsx'
import { useSentenceText } from '../../ui/transaction/use-sentence-text.ts'
import { ReplacedCode } from './ReplacedCode.tsx'

type Props = { transaction: Transaction; name: string | null; sentence: Sentence }

/** Sets the document title by outcome or sentence, and warns of replaced code. */
export default function HeadEnd({ transaction, name, sentence }: Props) {
  const text = useSentenceText(sentence)
  return (
    <>
      <DocumentTitle name={name ?? text} />
      <ReplacedCode transaction={transaction} />
    </>
  )
}
