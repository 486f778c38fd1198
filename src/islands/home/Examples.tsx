import * as nowWords from '#words/now.ts'
import { EXAMPLES, type Movements } from '../../domain/transaction/movements.ts'
import { transactionPath } from '../../routes.ts'

/** Links to examples: the newest transaction of each kind. */
export function Examples({ of }: { of: Movements['examples'] }) {
  return EXAMPLES.map(kind => {
    const hash = of[kind]
    return (
      hash && (
        <a key={kind} className="link py-0.5" href={transactionPath(hash)}>
          {nowWords.examples[kind]}
        </a>
      )
    )
  })
}
