import { useState } from 'react'
import * as proofWords from '#words/proof.ts'
import type { Proof } from '../../stores/proof.ts'
import { NETWORK_NAME } from '../../ui/network-name.ts'

/** Hands out a file that this browser made. */
function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** All bytes of a proof as one file. */
export function SaveProof({ proof }: { proof: Proof }) {
  const [saving, setSaving] = useState(false)
  const isFalse = proof.get().stuck?.checked.kind === 'contradicted'

  async function save() {
    setSaving(true)
    const { formatSaved, nameOf } = await import('../../stores/save-proof.ts')
    download(nameOf(proof.claim), await formatSaved(proof, NETWORK_NAME))
    setSaving(false)
  }

  return (
    <button type="button" className="button" aria-disabled={saving} onClick={() => saving || save()}>
      {saving ? proofWords.saving : isFalse ? proofWords.saveEvidence : proofWords.save}
    </button>
  )
}
