import * as sourceCodeWords from '#words/source-code.ts'
import { cleanText, MAX_NAME_LENGTH } from '../../domain/foreign/clean-text.ts'
import { cleanCode } from '../../domain/method/source.ts'
import { $contractSource } from '../../stores/contract-source.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import { Notice } from '../../ui/base/Notice.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'

/** Source of a contract's code, by the indexer. */
export default function ContractSource({ raw, codeHash }: { raw: RawAddress; codeHash: Hash }) {
  return (
    <Loaded
      query={$contractSource(raw, codeHash)}
      failed={sourceCodeWords.failed}
      empty={{ title: sourceCodeWords.none, when: source => source === null }}
      loading={<div className="min-h-28" />}
    >
      {source =>
        source === 'other-code' ? (
          <Notice title={sourceCodeWords.none}>{sourceCodeWords.otherCode}</Notice>
        ) : (
          <>
            <p className="label px-4 md:px-5 py-3">{sourceCodeWords.meaning}</p>
            {source?.files.map(({ name, content }) => (
              <File key={name} name={cleanText(name, MAX_NAME_LENGTH)} content={cleanCode(content)} />
            ))}
          </>
        )
      }
    </Loaded>
  )
}

function File({ name, content }: { name: string; content: string }) {
  return (
    <details className="border-t border-line">
      <summary className="px-4 md:px-5 py-2.5 min-h-11 cursor-pointer hash hover:bg-raised">{name}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section aria-label={name} tabIndex={0} className="max-h-120 overflow-auto border-t border-line">
        <pre className="m-0 px-4 md:px-5 py-3 text-sm hash whitespace-pre">{content}</pre>
      </section>
    </details>
  )
}
