import { useEffect, useState } from 'react'
import * as checksWords from '#words/checks.ts'
import * as commonWords from '#words/common.ts'
import type { Claim } from '../../domain/proof/claim.ts'
import { isSigned, MAX_GRADE } from '../../domain/proof/grade.ts'
import { dateTime, MISSING } from '../../domain/text/format.ts'
import { addressPath, blockPath, transactionPath } from '../../routes.ts'
import { type CheckedFile, checkFile } from '../../stores/proof-file.ts'
import { NETWORK_NAME } from '../../ui/network-name.ts'
import { Contradiction } from '../proof/Contradiction.tsx'
import { OlderList } from '../proof/OlderList.tsx'
import { ProofLines } from '../proof/ProofLines.tsx'
import { ProvedAccount } from '../proof/ProvedAccount.tsx'
import { whyUnproved } from '../proof/why-unproved.ts'

/** Result of checking a proof file, link by link. */
export default function FileResult({ file }: { file: Blob }) {
  const [result, setResult] = useState<CheckedFile>()
  useEffect(() => {
    let isCurrent = true
    setResult(undefined)
    const show = async () => {
      const checked = await checkFile(file)
      if (isCurrent) setResult(checked)
    }
    void show()
    return () => {
      isCurrent = false
    }
  }, [file])
  return (
    <div className="mt-4" aria-live="polite">
      {!result && <p className="label">{checksWords.checking}</p>}
      {result?.kind === 'unreadable' && <p className="text-bad">{checksWords.unreadable[result.why]}</p>}
      {result?.kind === 'read' && <Result {...result} />}
    </div>
  )
}

function Result({ file: { claim, network, made }, chain, stuck }: Extract<CheckedFile, { kind: 'read' }>) {
  // Without signatures of pinned validators, the file's author may have forged everything.
  const isProved = isSigned(chain) && !stuck
  const when = Date.parse(made)
  return (
    <section className="rounded border border-line bg-surface" aria-label={checksWords.file}>
      <p className="px-3 py-2 border-b border-line">
        {checksWords.claimed}
        {commonWords.gap}
        <ClaimLink claim={claim} />
      </p>
      <ProofLines claim={claim} chain={chain} hasBytes={chain.some(({ link }) => link.kind === 'bytes')} fromFile />
      <OlderList />
      {isProved && <ProvedAccount chain={chain} />}
      <div className="px-3 py-2">
        {stuck?.checked.kind === 'contradicted' ? (
          <Contradiction evidence={stuck.checked.evidence} fromFile />
        ) : (
          <p className="font-600">
            {isProved ? checksWords.proved(MAX_GRADE) : checksWords.notProved(MAX_GRADE)}
            {commonWords.gap}
            {stuck?.checked.kind === 'unproved' && whyUnproved(stuck.checked.missing)}
          </p>
        )}
        <p className="label mt-1">
          {checksWords.savedOf(network === NETWORK_NAME, Number.isNaN(when) ? MISSING : dateTime(when / 1000))}
        </p>
      </div>
    </section>
  )
}

function ClaimLink({ claim }: { claim: Claim }) {
  if (claim.kind === 'block')
    return (
      <a className="link" href={blockPath(claim.block)}>
        {checksWords.aBlock}
      </a>
    )
  const [path, text, id] =
    claim.kind === 'transaction'
      ? [transactionPath(claim.hash), checksWords.aTransaction, claim.hash]
      : [addressPath(claim.account), checksWords.anAccount, claim.account]
  return (
    <>
      {text}{' '}
      <a className="link hash break-all" href={path}>
        {id}
      </a>
    </>
  )
}
