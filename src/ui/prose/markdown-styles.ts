/* The styles of everything that Markdown can become. Whoever renders Markdown imports this. */
import './code.css';
import './diagram.css';
import './note.css';
import './problem.css';
import './prose.css';
import './status.css';
import './steps.css';
import './table.css';
import './tabs.css';
import './term.css';
import './who.css';
