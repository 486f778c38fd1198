import { useState } from 'react'
import * as proofWords from '#words/proof.ts'
import type { Proof } from '../../stores/proof.ts'
import { showLost } from '../../ui/base/show-lost.ts'
import { NETWORK_NAME } from '../../ui/network-name.ts'
import { saveFile } from '../../ui/save/save-file.ts'

/** Saves a complete proof as a file. */
export function SaveProof({ proof }: { proof: Proof }) {
  const [saving, setSaving] = useState(false)
  const isFalse = proof.get().stuck?.checked.kind === 'contradicted'

  async function save() {
    setSaving(true)
    try {
      const saver = await import('../../stores/save-proof.ts').catch(showLost)
      if (!saver) return
      const text = await saver.formatSaved(proof, NETWORK_NAME)
      saveFile({ name: saver.nameOf(proof.claim), blob: new Blob([text], { type: 'application/json' }) })
    } finally {
      setSaving(false)
    }
  }

  return (
    <button type="button" className="button" aria-disabled={saving} onClick={() => saving || save()}>
      {saving ? proofWords.saving : isFalse ? proofWords.saveEvidence : proofWords.save}
    </button>
  )
}
