/** How replays show a game that the web app has no folder for. */
import type { StudyParts } from '../kind';
import Fields from './Fields.svelte';

export const study: StudyParts = { Board: Fields, ending: () => '', phasesOf: () => [] };
