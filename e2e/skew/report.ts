/** Runs checks and counts them; a failed one prints why, and the others go on. */
export class Report {
  passed = 0;
  failed = 0;

  async check(what: string, work: () => Promise<void>): Promise<void> {
    const began = performance.now();
    try {
      await work();
      this.passed += 1;
      console.log(`  ✓ ${what} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    } catch (error) {
      this.failed += 1;
      const text = error instanceof Error ? error.message : String(error);
      console.log(`  ✗ ${what}\n${text.replace(/^/gm, '      ')}`);
    }
  }
}
