import buttons from './shared/buttons.css?inline';
import choice from './shared/choice.css?inline';
import form from './shared/form.css?inline';
import rows from './shared/rows.css?inline';
import shared from './shared/running.css?inline';
import switches from './shared/switch.css?inline';
import titles from './shared/titles.css?inline';

/** The styles that running demonstrations share, besides those of their pictures, which are in the page. */
export const sharedStyles = [form, titles, rows, switches, buttons, choice, shared].join('');
